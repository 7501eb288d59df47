/**
 * The class names of an element, without those of variants that it does not have. A variant is a class and not an
 * attribute, because a page loads the rules of its classes only.
 */
export const joinClasses = (...names: readonly (string | false | 0 | undefined)[]) =>
  names.filter(Boolean).join(' ');
