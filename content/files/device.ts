/** Whether Windows keeps a name for a device. It does so with any ending. */
export const isDevice = (name: string): boolean =>
  /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i.test(name);
