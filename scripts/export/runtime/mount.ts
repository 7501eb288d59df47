/** Undoes what a mount function did. */
export type Cleanup = () => void;

/** An enhancer: improves an element that works without it, and may return a cleanup function. */
export type Mount = (element: HTMLElement) => Cleanup | undefined;
