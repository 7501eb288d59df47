declare global {
  interface Navigator {
    /** The visitor's connection. Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** A touch begins with `pointerover` too. */
const INTENT = ['pointerover', 'focusin'] as const;

/** The address of a link to another page of this site in this tab; null for any other link. */
function getPage(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search } = new URL(link.href, location.href);
  if (origin !== location.origin || pathname === location.pathname) return null;
  const elsewhere = link.target !== '' || link.hasAttribute('download');
  const isFile = pathname.includes('.');
  return elsewhere || isFile || link.relList.contains('nofollow') ? null : pathname + search;
}

/**
 * Prefetches the page behind a link when a visitor points at it or focuses it, once per page. For
 * browsers without speculation rules. Visitors who save data get none.
 */
export function prefetchLinks(): void {
  if (navigator.connection?.saveData) return;
  const known = new Set<string>();

  function onIntent({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const page = link ? getPage(link) : null;
    if (!page || known.has(page)) return;
    known.add(page);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = page;
    document.head.append(hint);
  }

  for (const type of INTENT) document.addEventListener(type, onIntent, { passive: true });
}
