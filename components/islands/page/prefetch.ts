declare global {
  interface Navigator {
    /** The visitor's connection. Chromium only. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** The events that announce a click. A touch also begins with `pointerover`. */
const INTENT = ['pointerover', 'focusin'] as const;

/**
 * Returns the address behind a link, or null unless it opens another page of this site in this tab.
 */
function getPageAddress(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search } = new URL(link.href, location.href);
  if (origin !== location.origin || pathname === location.pathname) return null;
  const leavesTab = link.target !== '' || link.hasAttribute('download');
  const isFile = pathname.includes('.');
  return leavesTab || isFile || link.relList.contains('nofollow') ? null : pathname + search;
}

/**
 * Prefetches the page behind a link when a visitor points at it or focuses it. This is for browsers
 * without speculation rules. It does nothing if the visitor saves data.
 */
export function prefetchLinks(): void {
  if (navigator.connection?.saveData) return;
  const prefetched = new Set<string>();

  function onIntent({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const page = link ? getPageAddress(link) : null;
    if (!page || prefetched.has(page)) return;
    prefetched.add(page);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = page;
    document.head.append(hint);
  }

  for (const type of INTENT) document.addEventListener(type, onIntent, { passive: true });
}
