/** Improves an element of the page that already works without it; may return what undoes it. */
export type Mount = (element: HTMLElement) => undefined | (() => void);

/** Every enhancer by its name; each arrives only when a page has it. */
export const enhancers = {
  header: () => import('./enhancers/header'),
  disclosure: () => import('./enhancers/disclosure'),
  dialog: () => import('./enhancers/dialog'),
  details: () => import('./enhancers/details'),
  clock: () => import('./enhancers/clock'),
  year: () => import('./enhancers/year'),
  theme: () => import('./enhancers/theme'),
  rail: () => import('./enhancers/rail'),
} satisfies Record<string, () => Promise<{ default: Mount }>>;

export type EnhancerName = keyof typeof enhancers;
