import { brand } from '@/content/brand/brand';
import { listFaces } from '../../../site/fonts/faces';
import { BREAK, formatTypefaces, readLicense } from '../../../site/fonts/notices';

/** Formats the notices: the typefaces and the packages, each with its licence. */
export function formatNotices(names: readonly string[]): string {
  const typefaces = formatTypefaces(listFaces(brand().typefaces));
  const packages = names.map((name) => `${name}\n\n${readLicense(name)}`);
  return `${[...typefaces, ...packages].join(BREAK)}\n`;
}
