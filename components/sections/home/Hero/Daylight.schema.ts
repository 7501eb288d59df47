import { z } from 'zod';
import { layer, refuseOtherSizes } from '@/content/files/picture';
import { time } from '@/content/schema/opening-hours';
import { text } from '@/content/schema/text';
import { CODE, NAME } from '@/content/schema/texts';

const part = z.number().min(0).max(1);

/**
 * The banner's picture through a day: the same scene in three other lights, and its windows lit. All have
 * the size of the banner's picture. Places are parts of its width, from its upper left corner.
 */
export const daylight = z
  .strictObject({
    noon: layer.describe(
      'The banner’s picture. With another one there, or without one for dark screens, the day does not show',
    ),
    night: layer.describe('The same scene at night'),
    dawn: layer.describe('The same scene in the morning'),
    dusk: layer.describe('The same scene in the evening'),
    evening: layer
      .optional()
      .describe(
        'The upper part of the same scene, as wide, with lit windows. Where the banner of the riverbanks has it, its windows and its clock follow the hour',
      ),
    sunrise: time.describe('When the sun rises over the left of the picture, in UTC'),
    sunset: time.describe('When it sets over the right, in UTC. These times hold all year'),
    sun: z
      .strictObject({ x: part, y: part, radius: part })
      .describe('The middle of the arch that the sun goes along, and its radius'),
    offices: z
      .array(
        z.strictObject({
          city: text.meta(NAME).describe('The city of an office, as in the facts about the agency'),
          windows: layer.describe('What its lit windows add to the picture'),
          onlyOpen: text.describe('Says that only its desk is open'),
        }),
      )
      .length(2)
      .describe('Two offices, from the left. With others in the facts, the day does not show'),
    parcel: z
      .strictObject({ picture: layer, from: part, to: part, y: part, width: part })
      .optional()
      .describe('What goes from hand to hand while both desks are open'),
    clock: z
      .strictObject({ city: text.meta(NAME), x: part, y: part, radius: part })
      .optional()
      .describe(
        'The face of a clock in the picture, without hands, and the city whose time it shows',
      ),
    river: z
      .strictObject({
        end: part,
        outline: text
          .meta(CODE)
          .describe('The path of an SVG, in hundredths of the picture’s width'),
      })
      .optional()
      .describe(
        'A flat river in which the picture ends, and which runs on below it: where the picture has ended, and its outline',
      ),
    words: z.strictObject({
      label: text.describe('The name of the slider'),
      hint: text.describe('Tells that the sun can be moved'),
      now: text.describe('The word before the times of this moment: "Now 15:30 in Ghent"'),
      in: text.describe('The word between a time and a city: "15:30 in Ghent"'),
      allOpen: text.describe('Says that both desks are open'),
      noneOpen: text.describe('Says who is there when no desk is open'),
      hour: z
        .strictObject({
          yours: text.describe('Says that the hour is the visitor’s'),
          back: text.describe('The button after it, which leads back to the time'),
        })
        .optional()
        .describe(
          'The words over the clocks of other pages, which stay at the hour to which the visitor moved the sun. Without them, other pages show the time',
        ),
    }),
  })
  .superRefine(({ noon, night, dawn, dusk, offices }, context) => {
    const others = {
      night,
      dawn,
      dusk,
      ...Object.fromEntries(offices.map(({ windows }, i) => [`offices.${i}.windows`, windows])),
    };
    refuseOtherSizes(noon, others, context);
  });
