import type { Kind, Words } from '@/content/pages/kinds';
import { findWords } from '@/content/pages/pages';

/** The words of a kind of section. None if no page shows one, so that its tests are skipped. */
export const readWords = <K extends Kind>(kind: K) => (findWords(kind) ?? {}) as Words<K>;
