import { isSeq } from 'yaml';
import type { Copy } from '../variants/copy';
import { edit, listFiles, readLists } from './fields';
import { type FindModel, findFields } from './models';

/** Files whose lists other files name one by one, and lists without which a page has no shape. */
const KEPT_FILES = /^content\/(agency|legal|menus|site|wording)\.yaml$|\/(privacy|terms)\.yaml$/;
const KEPT_LISTS = ['columns', 'leaveOut', 'path', 'rows', 'sections', 'shows', 'story', 'tags'];

/** Shortens each list of content to the fewest items that its schema allows, but at least one. */
export function shortenLists(copy: Copy, findModel: FindModel): void {
  for (const file of listFiles(copy).filter((name) => !KEPT_FILES.test(name))) {
    const model = findModel(file);
    edit(copy, file, (fields) => {
      // From the deepest to the highest, so that the ways stay.
      for (const way of readLists(fields).reverse()) {
        if (way.some((name) => KEPT_LISTS.includes(String(name)))) continue;
        const list = fields.getIn(way);
        const [field] = findFields(model, way);
        if (field?.kind !== 'list' || !isSeq(list)) continue;
        list.items.splice(Math.max(field.min, 1));
      }
    });
  }
}
