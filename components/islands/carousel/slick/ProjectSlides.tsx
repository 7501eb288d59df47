import './slick.scss';
import { island } from '../../marks';
import { ProjectSlidesIsland } from './ProjectSlidesIsland';

/** The projects. react-slick takes them over when they come near the screen. */
export const ProjectSlides = island('ProjectSlides', ProjectSlidesIsland, 'visible');
