import { define } from './schema/define';
import { film as schema } from './schema/film';
import { shareCopy } from './schema/share';

/**
 * The testimonial film of /team-details. To show another one, set `address` to its player, such as
 * `https://www.youtube-nocookie.com/embed/…`, and put its words into `transcript`.
 * `scripts/studio/film` makes our own from these words and writes its files' names to `film.json`.
 */
export const film = define('content/film.ts', schema, {
  address: '/film/behind-the-counter',
  title: 'Tom Ashworth talks to Oliver Hart',
  about: 'Behind the deli counter, before opening',
  note: '45 seconds, without sound',
  open: 'Watch the film',
  close: 'Close the film',
  description:
    'A short film without sound: the founder of Saltmarsh on aprons, a missing key, notes at six and what to count first.',
  player: {
    poster: { name: 'film-behind-the-counter', decorative: true },
    captions: 'English',
    back: { label: 'Back to Team Details', href: '/team-details' },
  },
  transcript: {
    open: 'Read the conversation',
    close: 'Close the conversation',
    label: 'The conversation in writing',
    lines: [
      { speaker: 'Oliver', words: 'What did you think when two engineers asked for aprons?' },
      {
        speaker: 'Tom',
        words:
          'That it was a joke, and then that they were slow with the bread knife. By the second Saturday they could tell me which key the till was missing. Nobody who sold me a till had ever stood on that side of one.',
      },
      { speaker: 'Oliver', words: 'Which key was it?' },
      {
        speaker: 'Tom',
        words:
          '“Same again.” Half the shop says it every morning. It is the largest key now, and my aunt believes she invented it.',
      },
      { speaker: 'Oliver', words: 'And working with people five time zones away?' },
      {
        speaker: 'Tom',
        words:
          'We send notes at six and wake up to a build. It is the closest thing to a night shift that I would wish on anyone. I was worried about the distance. It turns out that distance makes people write things down.',
      },
      { speaker: 'Oliver', words: 'What would you tell somebody who is about to start?' },
      {
        speaker: 'Tom',
        words:
          'Count something first. We counted minutes. If you do not know that an order takes 36 of them, you will never enjoy it taking three.',
      },
    ],
  },
});

/** The share picture of its page. The lead is `about`. */
export const filmShare = define('content/film.ts', shareCopy, {
  kind: 'people',
  pictures: [{ name: 'team-6', decorative: true }],
  line: 'lead',
  world: 'air',
  alt: 'Clay bust of Oliver Hart in a dark suit',
});
