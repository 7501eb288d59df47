import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Analytics } from '@/content/site/analytics-schema';

/** Finds a start file of the tracker that is not there. */
export function findLostStart({ script }: Pick<Analytics, 'script'>, folder = 'public'): string[] {
  if (script?.start === undefined || existsSync(join(folder, script.start))) return [];
  return [
    `content/site.yaml: analytics.script.start is "${script.start}", and there is no ${folder}${script.start}: put your file there, or remove the line (content/add-a-tracker.md).`,
  ];
}
