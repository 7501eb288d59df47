import './slick.scss';
import { island } from '../../marks';
import { LogoSlidesIsland } from './LogoSlidesIsland';

/** The clients' logos. react-slick takes them over when they come near the screen. */
export const LogoSlides = island('LogoSlides', LogoSlidesIsland, 'visible');
