import { z } from 'zod';
import { pictureLike } from '@/content/files/picture';
import { type Field, getModel } from '@/content/schema/model';
import { parse } from '@/content/schema/parse';

/** The shortest words and the fewest items, or the longest words and the most items. */
export type Size = 'short' | 'long';

const SUBJECTS = 'Boats Sails Ropes Oars Locks Lamps Maps Tides Keels Masts Knots Buoys'.split(' ');

/** Words about a subject, by the part that they play on a page. */
const WORDS = {
  label: { short: (it: string) => it, long: (it: string) => `${it} for a week in August` },
  title: {
    short: (it: string) => it,
    long: (it: string) => `${it} for people who have never steered before`,
  },
  sentence: {
    short: (it: string) => `${it} are checked each morning.`,
    long: (it: string) =>
      `${it} are checked each morning, written into the book in the order of the sheds, and mended on the same evening by the person who brought them back, in any weather that the canal brings.`,
  },
  figure: { short: () => '9X', long: () => '95%' },
  suffix: { short: () => '+', long: () => 'K+' },
  year: { short: () => '1962', long: () => '2026' },
  place: { short: (it: string) => it, long: (it: string) => `${it} and crew` },
};

/** The parts that fields play, by the ends of their names. All others are labels. */
const PARTS: readonly (readonly [RegExp, keyof typeof WORDS])[] = [
  [/title$|heading$|question$|quote$|sentence$/i, 'title'],
  [
    /lead$|text$|desc(ription)?$|notes?$|statement$|paragraphs$|answer$|detail$|what$|meaning$|comment$|caption$|body$|about$|empty$|closed$|foot$/i,
    'sentence',
  ],
  [/figure$|value$/i, 'figure'],
  [/suffix$/i, 'suffix'],
  [/year$/i, 'year'],
  [/^line$|^(unit|place|of|page|city|when|points|station)$/i, 'place'],
];

const SPRITES = ['sprite-arch', 'sprite-ball', 'sprite-cube', 'sprite-pill', 'sprite-torus'];
const BUSTS = ['team-2', 'team-1', 'team-5', 'team-4', 'team-3', 'team-6'];

/** The scenes of worlds. */
const SETS: Readonly<Record<string, string>> = {
  software: 'web',
  cloud: 'cloud',
  mobile: 'mobile',
  transformation: 'transform',
  consulting: 'consult',
  ideation: 'design',
  devops: 'devops',
};

/** A picture that a schema has as an example. */
const givenPicture = z.looseObject({ name: z.string().transform((name) => pictureLike(name)) });

/** The name of a picture that is typical of a field. */
function getPicture(field: string, index: number, world: unknown): string {
  const choose = (names: readonly string[]) => pictureLike(names[index % names.length] ?? '');
  if (/sprites?$|icon$|ball$|torus$|sun$/i.test(field)) return choose(SPRITES);
  if (/portrait$|people$|avatars$|src$/i.test(field)) return choose(BUSTS);
  return pictureLike(SETS[String(world)] ?? 'web');
}

/** The most items of a list whose schema sets no bound: paragraphs, and cards, whose last row is not full. */
const MANY = { text: 5, cards: 11 };

const NUMBERS = { short: 3, long: 48 };

/** Cuts words between two of them. */
function cutWords(words: string, max: number): string {
  if (words.length <= max) return words;
  const cut = words.slice(0, max + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || words.slice(0, max);
}

/** Makes values of one size. Every text has another subject than the one before. */
function createMaker(size: Size) {
  let made = 0;
  const next = () => {
    made += 1;
    return made - 1;
  };

  function makeText(name: string, { max, format }: Field & { kind: 'text' }): string {
    const index = next();
    const subject = SUBJECTS[index % SUBJECTS.length] ?? '';
    if (format === 'date') return '2026-03-02';
    if (name === 'id') return `${subject.toLowerCase()}-${'abcdefghij'[index % 10]}`;
    const part = PARTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'label';
    return cutWords(WORDS[part][size](subject), max);
  }

  function makePicture(field: string, { hint }: Field, world: unknown) {
    const name = getPicture(field, next(), world);
    return /decorative$/.test(hint) || name.startsWith('sprite')
      ? { name, decorative: true }
      : { name, alt: 'Clay boats in a clay harbour' };
  }

  function makeList(name: string, { item, min, max }: Field & { kind: 'list' }): unknown[] {
    const variants = item.kind === 'variants' ? item.variants : [item];
    // The path of a breadcrumb is as deep as the site.
    const many = item.kind === 'group' && name !== 'path' ? MANY.cards : MANY.text;
    const most = max === Infinity ? Math.max(min, many, variants.length) : max;
    // Lines of a title are labels.
    const inner = item.kind === 'text' && /title$/.test(name) ? 'line' : name;
    return Array.from({ length: size === 'short' ? min : most }, (_, i) =>
      make(inner, variants[i % variants.length] ?? item, i),
    );
  }

  function makeGroup({ fields }: Field & { kind: 'group' }, place = 0) {
    const entries = Object.entries(fields).filter(
      ([, { optional, reckoned }]) => size === 'long' || !optional || reckoned,
    );
    const world = fields.world && make('world', fields.world, place);
    return Object.fromEntries(
      entries.map(([key, each]) => [key, make(key, each, place, world)] as const),
    );
  }

  /**
   * An example of a field.
   *
   * @param place the field's place in a list
   * @param world the world beside a picture
   */
  function make(name: string, field: Field, place = 0, world?: unknown): unknown {
    const given = size === 'short' ? field.examples[0] : field.examples.at(-1);
    if (given !== undefined) return field.kind === 'picture' ? givenPicture.parse(given) : given;
    switch (field.kind) {
      case 'text':
        return makeText(name, field);
      case 'number':
        return Math.min(Math.max(NUMBERS[size], field.min), field.max);
      case 'switch':
        return size === 'long';
      case 'choice': {
        // Lists show several choices. Worlds with a set come first.
        const from = size === 'short' ? 0 : Math.min(field.choices.length - 1, 4);
        return field.choices[(from + place) % field.choices.length];
      }
      case 'constant':
        return field.value;
      case 'href':
        // A site may have no other page.
        return size === 'short' ? '/' : '/#boats';
      case 'picture':
        return makePicture(name, field, world);
      case 'list':
        return makeList(name, field);
      case 'group':
        return makeGroup(field, place);
      case 'variants': {
        const variant = size === 'short' ? field.variants[0] : field.variants.at(-1);
        return variant && make(name, variant);
      }
      default:
        throw new Error(`An example cannot have "${name}" by itself. Give it.`);
    }
  }
  return { makeGroup };
}

/**
 * Makes an example of what a schema describes: the fewest items, the shortest words and no optional part,
 * or the most items, long words and every optional part.
 *
 * @param given the fields that the example cannot make, or that it is about
 * @throws an error that names the fields that do not fit together
 */
export function exampleOf<Schema extends z.ZodType<object>>(
  schema: Schema,
  size: Size,
  given: Partial<z.input<Schema>> = {},
): z.output<Schema> {
  const model = getModel(schema);
  if (model.kind !== 'group') throw new Error('An example needs a schema with fields.');
  const rest = Object.entries(model.fields).filter(([key]) => !(key in given));
  const made = createMaker(size).makeGroup({ ...model, fields: Object.fromEntries(rest) });
  return dataFor(schema, { ...made, ...given } as z.input<Schema>);
}

/**
 * The props that a schema describes: checks them, and gives pictures their files.
 *
 * @throws an error that names each field that is wrong
 */
export function dataFor<Schema extends z.ZodType>(
  schema: Schema,
  data: z.input<Schema>,
): z.output<Schema> {
  return parse('The data of an example', schema, data);
}
