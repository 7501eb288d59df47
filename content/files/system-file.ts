/** Whether macOS or Windows has put a file of this name into a folder. Nobody means it for the site. */
export const isSystemFile = (name: string): boolean =>
  /^(\._.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name);
