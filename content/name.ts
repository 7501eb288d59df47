/** The agency's name, apart from the rest of the site so that the error boundary stays light. */
export const name = 'Rivermark';

/** What stands between a page's title and the agency's name. */
export const BEFORE_NAME = ' | ';
