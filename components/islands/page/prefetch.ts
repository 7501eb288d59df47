declare global {
  interface Navigator {
    /** What is known of the visitor's connection. Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** A touch begins with `pointerover` too. */
const INTENT = ['pointerover', 'focusin'] as const;

/** The link's address where it leads to another page of this site, and in this tab. */
function pageOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search } = new URL(link.href, location.href);
  if (origin !== location.origin || pathname === location.pathname) return null;
  const elsewhere = link.target !== '' || link.hasAttribute('download');
  const isFile = pathname.includes('.');
  return elsewhere || isFile || link.relList.contains('nofollow') ? null : pathname + search;
}

/**
 * Fetches the document behind a link at the first sign that a visitor wants it, once an address.
 * Stands in for the page's speculation rules where a browser has none; saves data on demand.
 */
export function prefetchLinks(): void {
  if (navigator.connection?.saveData) return;
  const known = new Set<string>();

  function onIntent({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const page = link ? pageOf(link) : null;
    if (!page || known.has(page)) return;
    known.add(page);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = page;
    document.head.append(hint);
  }

  for (const type of INTENT) document.addEventListener(type, onIntent, { passive: true });
}
