import { getLanguage } from '../files/language';
import { cutSentences } from '../schema/words';

/** How long a description is that search engines show whole. */
export const SUMMARY_LENGTH = 160;

/** The first sentences of a description, as many as search engines show whole, and at least one. */
export const summary = (description: string, most = SUMMARY_LENGTH): string =>
  cutSentences(description, most, getLanguage());
