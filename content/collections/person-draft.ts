import {
  askAlt,
  askCity,
  askField,
  askMeta,
  askPicture,
  askSlug,
  askText,
  type Draft,
  nextOrder,
} from '../files/questions';
import { person } from './person-schema';
import { teamFiles } from './team';

/** A new person. */
export const personDraft: Draft = {
  name: 'person',
  questions: [
    askField(person, 'title'),
    askSlug('title', teamFiles),
    askField(person, 'designation'),
    askField(person, 'description'),
    askCity,
    askPicture('image', 'The portrait', 'team-1', 'person-1'),
    askAlt,
    askField(person, 'world'),
    askText('monday', 'What does the person do on Monday?'),
    askText('wednesday', 'And on Wednesday?'),
    askText('friday', 'And on Friday?'),
    askMeta,
  ],
  complete: (answers) => ({
    fields: {
      title: answers.title,
      designation: answers.designation,
      description: answers.description,
      image: { name: answers.image, alt: answers.alt },
      world: answers.world,
      order: nextOrder(teamFiles.sound()),
      city: answers.city,
      week: [
        { day: 'Monday', what: answers.monday },
        { day: 'Wednesday', what: answers.wednesday },
        { day: 'Friday', what: answers.friday },
      ],
      meta: { description: answers.found },
    },
    body: 'Write here who this is, in two or three paragraphs.',
  }),
};
