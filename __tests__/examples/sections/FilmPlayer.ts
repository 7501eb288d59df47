import { defineExamples } from '@/__tests__/examples/examples';
import { film } from '@/__tests__/examples/samples';
import { FilmPlayer } from '@/components/sections/film/FilmPlayer/FilmPlayer';

const mark = { viewBox: '0 0 2 1', width: 2, height: 1, shapes: '<path d="M0 1a1 1 0 0 1 2 0"/>' };

export const examples = defineExamples(
  FilmPlayer,
  {
    'a film with its conversation': { ...film, mark, name: 'Marsh & Maher' },
  },
  { isPage: true },
);
