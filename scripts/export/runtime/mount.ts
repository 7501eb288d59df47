/** Undoes what has been started. */
export type Cleanup = () => void;

/** Improves an element of the page that already works without it; may return what undoes it. */
export type Mount = (element: HTMLElement) => Cleanup | undefined;
