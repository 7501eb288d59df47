import { join } from 'node:path';
import { isThere } from '@/content/files/locate';
import type { Analytics } from '@/content/site/analytics-schema';

/** Finds a start file of the tracker that is not there. */
export function findLostStart({ script }: Pick<Analytics, 'script'>, folder = 'public'): string[] {
  if (script?.start === undefined || isThere(join(folder, script.start))) return [];
  return [
    `content/site.yaml: analytics.script.start is "${script.start}", and there is no ${folder}${script.start}: put your file there, or remove the line (content/add-a-tracker.md).`,
  ];
}
