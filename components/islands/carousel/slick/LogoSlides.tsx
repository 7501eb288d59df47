import './slick.scss';
import { island } from '../../marks';
import { LogoSlidesIsland } from './LogoSlidesIsland';

/** The clients' logos, which become react-slick's when they come near the screen. */
export const LogoSlides = island('LogoSlides', LogoSlidesIsland, 'visible');
