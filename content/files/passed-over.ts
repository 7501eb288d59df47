/**
 * Whether nobody means a file of this name for the site: a hidden one, such as ".DS_Store" and ".1.md.swp", or one
 * that an editor or a system leaves beside others, such as "1.md~", "#1.md#", "4913" and "Thumbs.db".
 */
export const isPassedOver = (name: string): boolean =>
  /^\.|^~\$|~$|^#.*#$|\.(bak|orig|rej|save|tmp|sw[k-p])$|___jb_(old|tmp)___$|^(4913|__MACOSX|Icon\r|desktop\.ini|(eh)?thumbs\.db)$/i.test(
    name,
  );
