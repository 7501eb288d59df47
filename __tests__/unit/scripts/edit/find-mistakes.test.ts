/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { officeNumber } from '@/content/schema/office-number';
import { findMistakes } from '@/scripts/edit/find-mistakes';
import { getFields } from '@/scripts/edit/folders';
import { importWords } from '@/scripts/site/check/words';

const AGENCY = 'content/agency.yaml';

test('a wrong file of the agency is named, and leaves no form with an empty choice until it is mended', async () => {
  await importWords();
  const root = mkdtempSync(join(tmpdir(), 'agency-'));
  const filter = (file: string) => !/\.\w+$/.test(file) || /\.(yaml|md|json)$/.test(file);
  cpSync('content', join(root, 'content'), { recursive: true, filter });
  const right = readFileSync(AGENCY, 'utf8');
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  const getWidget = () => getFields(z.strictObject({ office: officeNumber }), [])[0]?.widget;

  writeFileSync(join(root, AGENCY), `${right}more: "tea\n`);
  expect(await findMistakes()).toEqual([
    expect.stringMatching(/^content\/agency\.yaml is invalid:\n.*\(line \d+\)/),
  ]);
  expect(getWidget()).toBe('number');

  writeFileSync(join(root, AGENCY), right);
  expect(getWidget()).toBe('select');
  rmSync(root, { recursive: true });
});
