import clock from './enhancers/clock';
import details from './enhancers/details';
import dialog from './enhancers/dialog';
import disclosure from './enhancers/disclosure';
import header from './enhancers/header';
import outbox from './enhancers/outbox';
import settle from './enhancers/settle';
import theme from './enhancers/theme';
import toTop from './enhancers/toTop';
import year from './enhancers/year';
import { whenIdle } from './idle';

/** The enhancers that stand on every page: one file, so that they cost one request. */
export const onEveryPage = {
  clock,
  details,
  dialog,
  disclosure,
  header,
  outbox,
  settle,
  theme,
  toTop,
  year,
};

/** Resolves once the page has loaded and the browser is idle. */
export const idle = () => new Promise<void>(whenIdle);
