import { dataFor, defineExamples } from '@/components/sections/examples';
import {
  action,
  breadcrumbTo,
  decorative,
  longBreadcrumb,
  longSentence,
  more,
  sentence,
} from '@/components/sections/samples';
import { SearchField } from './SearchField';
import { searchField } from './SearchField.schema';

const words = {
  searching: 'Searching',
  one: '1 boat for “[query]”',
  many: '[count] boats for “[query]”',
  none: 'No boat is called “[query]”.',
  failed: 'The list of boats did not load.',
  more: 'Show more boats',
};

const data = {
  title: 'Which boat?',
  label: 'Search the boats',
  placeholder: 'Marigold',
  submit: 'Search',
  hint: sentence,
  results: 'Boats',
  words,
  scriptless: sentence,
  unbuilt: sentence,
};

export const examples = defineExamples(SearchField, {
  'short words': {
    ...dataFor(searchField, {
      ...data,
      breadcrumb: breadcrumbTo('Boats'),
      instead: [more],
      sprites: [decorative('sprite-torus')],
    }),
    path: '/search',
  },
  'long words': {
    ...dataFor(searchField, {
      ...data,
      breadcrumb: longBreadcrumb,
      title: longSentence,
      placeholder: 'A narrowboat, a lifeboat, a ferry',
      hint: longSentence,
      instead: [action, more],
      sprites: [],
    }),
    path: '/search',
  },
});
