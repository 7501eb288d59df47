/** Lists a host and every domain above it. A script may have set a cookie for any of them. */
export function getDomains(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, i) => parts.slice(i).join('.'));
}

/** The names of the cookies that this page can read. */
const readNames = () => document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/s, ''));

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the oldest supported browsers have no Cookie Store API
  document.cookie = cookie;
}

/**
 * Deletes cookies of a tracker.
 *
 * @param patterns their names. "*" at the end stands for any end
 */
export function deleteCookies(patterns: readonly string[]): void {
  const names = patterns.flatMap((pattern) =>
    pattern.endsWith('*')
      ? readNames().filter((name) => name.startsWith(pattern.slice(0, -1)))
      : pattern,
  );
  for (const name of names) {
    const expired = `${name}=; Max-Age=0; Path=/`;
    write(expired);
    for (const domain of getDomains(location.hostname)) write(`${expired}; Domain=${domain}`);
  }
}
