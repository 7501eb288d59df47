import { defineExamples } from '@/components/sections/examples';
import { film } from '@/components/sections/samples';
import { FilmPlayer } from './FilmPlayer';

export const examples = defineExamples(
  FilmPlayer,
  {
    'a film with its conversation': film,
  },
  { isPage: true },
);
