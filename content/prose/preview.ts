/** The first `count` characters of `text`, exactly: no trimming, no ellipsis, no half characters. */
export function preview(text: string, count: number): string {
  return [...text].slice(0, count).join('');
}
