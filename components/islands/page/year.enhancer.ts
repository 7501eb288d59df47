import type { Mount } from 'next-islands/mount';

/** Replaces the year of the build with the current year. */
const mount: Mount = (element) => {
  element.textContent = String(new Date().getFullYear());
  return undefined;
};

export { mount as default };
