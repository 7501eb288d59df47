/** The agency's name. It has its own file, so that the error boundary loads nothing else. */
export const name = 'Rivermark';

/** The separator between a page's title and the agency's name. */
export const BEFORE_NAME = ' | ';
