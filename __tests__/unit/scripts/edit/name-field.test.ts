import { expect, test } from '@jest/globals';
import { toGroup } from '@/scripts/edit/inner-fields';
import { nameField } from '@/scripts/edit/name-field';

const text = (name: string, label: string) => ({ name, label, widget: 'string' });
const list = { widget: 'list', label_singular: 'Step' };

const group = toGroup([
  text('reading_time', 'Reading time'),
  text('body', 'Text'),
  {
    name: 'image',
    label: 'Portrait',
    widget: 'object',
    fields: [text('alt', 'What it shows'), text('decorative', 'Decoration')],
  },
  { ...list, name: 'steps', label: 'Steps', fields: [text('desc', 'Description')] },
  {
    ...list,
    name: 'story',
    label: 'Story',
    typeKey: 'kind',
    types: [{ name: 'quote', label: 'Quote', widget: 'object', fields: [text('by', 'Said by')] }],
  },
]);
const values = { steps: [{}, {}], story: [{ kind: 'quote' }] };

test.each([
  ['reading_time: too long', 'Reading time: too long'],
  ['steps.1.desc: the field is missing', 'Step 2 › Description: the field is missing'],
  ['story.0 (quote).by: expected a name', 'Step 1 › Said by: expected a name'],
  ['(the text): there is no {agency.nam}', 'Text: there is no {agency.nam}'],
  [
    'image: expected "alt" or "decorative: true", not "altar"',
    'Portrait: expected "What it shows" or "Decoration", not "altar"',
  ],
])('"%s" becomes "%s"', (problem, named) => {
  expect(nameField(problem, group, values)).toBe(named);
});
