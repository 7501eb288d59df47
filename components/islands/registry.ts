import type { Mount } from './mount';

const page = async () => (await import('./page')).onEveryPage;

/** Every enhancer by its name; each arrives only when a page has it. */
export const enhancers = {
  header: () => page().then((m) => m.header),
  disclosure: () => page().then((m) => m.disclosure),
  dialog: () => page().then((m) => m.dialog),
  clock: () => page().then((m) => m.clock),
  year: () => page().then((m) => m.year),
  outbox: () => page().then((m) => m.outbox),
  theme: () => page().then((m) => m.theme),
  details: () => import('./enhancers/details').then((m) => m.default),
  rail: () => import('./enhancers/rail').then((m) => m.default),
} satisfies Record<string, () => Promise<Mount>>;

export type EnhancerName = keyof typeof enhancers;
