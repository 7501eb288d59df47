import { join } from 'node:path';
import { isThere } from '@/content/files/locate';
import type { Analytics } from '@/content/site/analytics-schema';

/** Finds the start files of trackers that are not there. */
export const findLostStart = (
  { scripts }: Pick<Analytics, 'scripts'>,
  folder = 'public',
): string[] =>
  scripts.flatMap(({ start }) =>
    start === undefined || isThere(join(folder, start))
      ? []
      : `content/site.yaml: analytics.script has the start file "${start}", and there is no ${folder}${start}: put your file there, or remove the line (content/add-a-tracker.md).`,
  );
