/** The cookies that Meta's script sets: for the browser, and for the click that led here. */
const COOKIES = ['_fbp', '_fbc'] as const;

/** A host's own name and every domain above it: a script may have set a cookie for any of them. */
export function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, i) => parts.slice(i).join('.'));
}

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the oldest browsers of the site have no Cookie Store
  document.cookie = cookie;
}

/** Deletes Meta's cookies. */
export function deleteCookies(): void {
  for (const name of COOKIES) {
    const gone = `${name}=; Max-Age=0; Path=/`;
    write(gone);
    for (const domain of domainsOf(location.hostname)) write(`${gone}; Domain=${domain}`);
  }
}
