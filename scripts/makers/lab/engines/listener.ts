import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedPages } from '../pages';
import { type Tab, toScript } from './tab';

/** The key of a tab's errors in its session storage, which outlives a page. */
export const ERRORS = 'lab-errors';

/** Writes a page's errors, rejections and policy refusals to the session storage. */
function listen(key: string) {
  const note = (text: string) => {
    const noted = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...noted, `${location.pathname} ${text}`]));
  };
  // An empty list says that the listener ran.
  sessionStorage.setItem(key, sessionStorage.getItem(key) ?? '[]');
  // Pictures also fail when a page is left. The server reports missing ones.
  const isNeeded = (target: EventTarget | null) =>
    target instanceof HTMLScriptElement ||
    (target instanceof HTMLLinkElement && target.rel === 'stylesheet');
  const onError = ({ message, target }: ErrorEvent) => {
    if (message) note(`error: ${message}`);
    else if (target instanceof Element && isNeeded(target))
      note(`did not load: ${target.outerHTML}`);
  };
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => note(`rejection: ${reason}`));
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // Firefox applies this directive to prefetching, so the policy refuses it.
    if (effectiveDirective !== 'default-src')
      note(`the policy refuses: ${effectiveDirective} ${blockedURI}`);
  });
  const { error } = console;
  console.error = (...words) => {
    note(`console: ${words.join(' ')}`);
    error(...words);
  };
}

/**
 * Copies an exported site, and puts the listener first into each page. It stands before the policy's
 * meta element, so the policy stays as it is.
 */
export function copyWithListener(site: string, copy: string): void {
  cpSync(site, copy, { recursive: true });
  const script = `<script>${toScript(listen, ERRORS)}</script>`;
  for (const { file } of exportedPages(copy)) {
    const path = join(copy, file);
    const html = readFileSync(path, 'utf8');
    const served = html.replace(/<head[^>]*>/, (head) => head + script);
    if (served === html) throw new Error(`${file} has no head for the listener.`);
    writeFileSync(path, served);
    for (const ending of ['br', 'gz']) rmSync(`${path}.${ending}`, { force: true });
  }
}

/** Takes the errors since the last call. A page without the listener is an error, too. */
export const takeErrors = ({ run }: Tab): Promise<string[]> =>
  run((key) => {
    const noted = sessionStorage.getItem(key);
    sessionStorage.setItem(key, '[]');
    return noted === null ? [`${location.pathname} has no listener`] : JSON.parse(noted);
  }, ERRORS);
