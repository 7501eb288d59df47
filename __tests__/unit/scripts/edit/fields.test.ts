import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { getModel } from '@/content/schema/model';
import { toCmsField } from '@/scripts/edit/fields';

const script = z.strictObject({ src: z.string() });
const group = z.strictObject({ script: z.union([script, z.array(script)]).nullable() });

/** The form's field for one thing or several, in a file with this value. */
function getField(value: unknown) {
  const field = toCmsField('analytics', getModel(group), [{ script: value }]);
  return field?.fields?.[0];
}

test.each([
  [null, 'object'],
  [{ src: 'a' }, 'object'],
  [[{ src: 'a' }, { src: 'b' }], 'list'],
])('one thing or a list of several, %j, is edited as the file has it', (value, widget) => {
  expect(getField(value)).toMatchObject({ widget, fields: [{ name: 'src' }] });
});
