import type { Mount } from 'next-islands/mount';

/** Puts the current year in place of the build's, for a visitor of next January. */
const mount: Mount = (element) => {
  element.textContent = String(new Date().getFullYear());
  return undefined;
};

export default mount;
