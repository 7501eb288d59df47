import { defineExamples } from '@/components/sections/examples';
import { film } from '@/components/sections/samples';
import { FilmPlayer } from './FilmPlayer';

const mark = { viewBox: '0 0 2 1', width: 2, height: 1, shapes: '<path d="M0 1a1 1 0 0 1 2 0"/>' };

export const examples = defineExamples(
  FilmPlayer,
  {
    'a film with its conversation': { ...film, mark, name: 'Marsh & Maher' },
  },
  { isPage: true },
);
