/** The lines from the first to the last that differ between two texts. */
export function findChangedLines(before: string, after: string) {
  const [olds, news] = [before.split('\n'), after.split('\n')];
  while (olds.length > 0 && olds[0] === news[0]) {
    olds.shift();
    news.shift();
  }
  while (olds.length > 0 && olds.at(-1) === news.at(-1)) {
    olds.pop();
    news.pop();
  }
  return { removed: olds, added: news };
}
