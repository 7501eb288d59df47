import './slick.scss';
import { island } from '../../marks';
import { ProjectSlidesIsland } from './ProjectSlidesIsland';

/** The projects, which become react-slick's when they come near the screen. */
export const ProjectSlides = island('ProjectSlides', ProjectSlidesIsland, 'visible');
