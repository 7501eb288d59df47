import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { watchPictures } from '@/scripts/edit/watch-pictures';

test('pictures are encoded once a change of what they are made of, one run after the other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'pictures/masters'), { recursive: true });
  const save = (file: string) => writeFileSync(join(folder, file), '');
  const ends: (() => void)[] = [];
  const watcher = watchPictures(folder, () => new Promise<void>((resolve) => ends.push(resolve)));

  save('pictures/manifest.json');
  save('agency.yaml');
  await wait(800);
  expect(ends).toHaveLength(0);
  save('pictures/masters/one.png');
  save('pictures/crops.json');
  await wait(800);
  expect(ends).toHaveLength(1);
  save('brand.yaml');
  await wait(800);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await wait(800);
  expect(ends).toHaveLength(2);

  watcher.close();
  rmSync(folder, { recursive: true });
});
