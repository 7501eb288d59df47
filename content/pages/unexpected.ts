/**
 * The words of the error boundary and of the hosts' 500 page. Plain data: the browser loads the
 * boundary with every page, so nothing may come with it.
 */
export const unexpected = {
  title: 'Unexpected Application Error!',
  status: '500 Internal Server Error',
  text: 'Something gave way on our side of the river. Loading the page again often helps.',
  retry: 'Try again',
  home: { label: 'Go to Home Page', href: '/' },
} as const;
