/** The files that cannot be read, with what is wrong. */
const unreadable = new Map<string, string>();

/** Lists the files that cannot be read, because the lists of the CMS leave them out. */
function render(): void {
  document.getElementById('unreadable')?.remove();
  if (unreadable.size === 0) return;
  const list = document.createElement('div');
  list.id = 'unreadable';
  list.role = 'alert';
  // The CMS covers the page.
  list.popover = 'manual';
  for (const [file, problem] of unreadable) {
    const line = document.createElement('p');
    line.textContent = `${file} cannot be read, so no list shows it. It is not lost. ${problem} Change that in the file, and reload this page.`;
    list.append(line);
  }
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.addEventListener('click', () => list.remove());
  list.append(close);
  document.body.append(list);
  list.showPopover();
}

/**
 * Reads a file, and says on the page what is wrong if that fails.
 *
 * @param findProblems returns the words of the check
 */
export async function readOrShow<Values>(
  file: string,
  read: () => Values,
  findProblems: () => Promise<readonly string[]>,
): Promise<Values> {
  try {
    const values = read();
    if (unreadable.delete(file)) render();
    return values;
  } catch (error) {
    const problems = await findProblems();
    unreadable.set(file, problems.join(' ') || String(error));
    render();
    throw error;
  }
}
