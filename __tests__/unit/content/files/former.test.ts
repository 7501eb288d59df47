/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { formerAddresses } from '@/content/files/former';
import { entryFolders } from '@/content/routes';

test('former addresses of hidden entries do not redirect', () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  for (const { folder } of Object.values(entryFolders)) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  const write = (name: string, fields: string) =>
    writeFileSync(join(root, 'content/articles', name), `---\n${fields}\n---\n`);
  write('new.md', 'formerly: [old]\ncreated_at: "2001-01-01"');
  write('draft.md', 'formerly: [old-draft]\ndraft: true');
  write('future.md', 'formerly: [old-future]\ncreated_at: "2999-01-01"');
  expect(formerAddresses()).toEqual([{ from: '/blogs/old', to: '/blogs/new' }]);
  rmSync(root, { recursive: true });
});
