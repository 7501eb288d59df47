export const join = (...parts: readonly string[]) => parts.filter(Boolean).join('/');
export const basename = (path: string) => path.slice(path.lastIndexOf('/') + 1);
