import outbox from './delivery/outbox.enhancer';
import dialog from './disclosure/dialog.enhancer';
import disclosure from './disclosure/disclosure.enhancer';
import clock from './page/clock.enhancer';
import header from './page/header.enhancer';
import { whenIdle } from './page/idle';
import theme from './page/theme.enhancer';
import year from './page/year.enhancer';

/** The enhancers of every page in one file, so that they cost one request. */
export const onEveryPage = {
  clock,
  dialog,
  disclosure,
  header,
  outbox,
  theme,
  year,
};

/** Resolves once the page has loaded and the browser is idle. */
export const idle = () => new Promise<void>(whenIdle);
