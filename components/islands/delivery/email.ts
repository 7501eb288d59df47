/** Signs that may stand around an address where it was copied, but are no part of it. */
const AROUND = '["\'`´‘’‚“”„«»‹›()\\[\\]<>,;:.…、,\\s]+';

/** Signs that nobody sees, such as those around an address that a contacts program copies. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Tidies a mail address. Full-width signs become plain ones. Invisible signs go, as do "mailto:", the name
 * before an address in angle brackets, and marks around it.
 */
export const tidyEmail = (value: string): string =>
  value
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(INVISIBLE, '')
    .replace(/^.*<([^<>]*@[^<>]*)>.*$/su, '$1')
    .replace(/^\W*mailto:([^?]*).*$/isu, '$1')
    .replace(new RegExp(`^${AROUND}|${AROUND}$`, 'gu'), '');

/** A part of a host's name, in any script. */
const LABEL = '(?!-)[\\p{L}\\p{M}\\p{N}\\p{So}-]+(?<!-)';

const ADDRESS = new RegExp(`^[^\\s@<>()\\[\\]\\\\,;:"]+@(${LABEL}\\.)+(?!\\p{N}+$)${LABEL}$`, 'u');

/** Whether somebody can answer to an address: it has the form name@host.domain once it is tidy. */
export const isEmail = (value: string): boolean => ADDRESS.test(tidyEmail(value));
