import { formatNumber, getLanguage } from '../files/language';
import { wording } from '../files/wording';
import { countMinutes } from '../schema/words';

/** The time that a text takes to read: "7 min read". */
export const getReadingTime = (text: string): string =>
  wording().readingTime.replace('{minutes}', formatNumber(countMinutes(text, getLanguage())));
