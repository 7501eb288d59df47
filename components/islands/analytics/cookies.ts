/** The cookies of Meta's script: one names the browser, one the click on an ad. */
const COOKIES = ['_fbp', '_fbc'] as const;

/** Lists a host and every domain above it. A script may have set a cookie for any of them. */
export function getDomains(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, i) => parts.slice(i).join('.'));
}

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the oldest supported browsers have no Cookie Store API
  document.cookie = cookie;
}

/** Deletes Meta's cookies. */
export function deleteCookies(): void {
  for (const name of COOKIES) {
    const expired = `${name}=; Max-Age=0; Path=/`;
    write(expired);
    for (const domain of getDomains(location.hostname)) write(`${expired}; Domain=${domain}`);
  }
}
