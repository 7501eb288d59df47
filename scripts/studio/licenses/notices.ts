import { brand } from '@/content/brand/brand';
import { listFaces } from '../../site/fonts/faces';
import { BREAK, formatTypefaces, readLicense } from '../../site/fonts/notices';

/** Formats the notices: the typefaces and the packages, each with its licence. */
export async function formatNotices(names: readonly string[]): Promise<string> {
  const typefaces = await formatTypefaces(listFaces(brand().typefaces));
  const packages = names.map((name) => `${name}\n\n${readLicense(name)}`);
  return `${[...typefaces, ...packages].join(BREAK)}\n`;
}
