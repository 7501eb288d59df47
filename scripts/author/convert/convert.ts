import {
  type Document,
  isMap,
  isNode,
  isScalar,
  type Pair,
  parseDocument,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { GONE, HOME_SECTIONS, MOVED, PAGES, PARTS, type PagePlan } from './plan';

/** The texts of the YAML files of a folder of content, by their paths in it: "pages/home.yaml". */
export type Texts = ReadonlyMap<string, string>;

/** The files after the conversion, without those that went, and what an owner has to look at. */
export type Converted = { texts: Map<string, string>; notes: string[] };

type Sections = PagePlan['sections'];
type Pairs = Pair<unknown, unknown>[];

const HOMES = ['home', 'home-two', 'home-three'];

const getName = ({ key }: Pair<unknown, unknown>) => String(isScalar(key) ? key.value : key);

const write = (document: Document): string =>
  document.toString({ lineWidth: 0, flowCollectionPadding: false });

/** The fields of a map, or none. */
const getPairs = (node: unknown): Pairs => (isMap<unknown, unknown>(node) ? node.items : []);

const joinComments = (...comments: readonly (string | null | undefined)[]): string | null =>
  comments.filter(Boolean).join('\n') || null;

/** The fields in a field. Its own comments stand above the first of them. */
function unwrap(pair: Pair<unknown, unknown> | undefined): Pairs {
  const pairs = getPairs(pair?.value);
  const { commentBefore: above } = Object(pair?.key);
  const { commentBefore: within, comment: below } = Object(pair?.value);
  const first = pairs[0]?.key;
  if (isNode(first)) first.commentBefore = joinComments(above, within, below, first.commentBefore);
  return pairs;
}

/** Writes fields as a file. The comments at the top and at the end of another file stay there. */
function toText(pairs: Pairs, { top, end }: Partial<Pick<Source, 'top' | 'end'>> = {}): string {
  const document = parseDocument('');
  const map = new YAMLMap();
  map.items = pairs as YAMLMap['items'];
  document.contents = map as never;
  document.commentBefore = top ?? null;
  document.comment = end ?? null;
  return write(document);
}

/** One file of 1.x, whose fields are taken out one by one. */
class Source {
  readonly #document: Document;

  constructor(text: string) {
    this.#document = parseDocument(text, { logLevel: 'error' });
  }

  /** The comment at the top. */
  get top() {
    return this.#document.commentBefore ?? null;
  }

  /** The comment at the end. */
  get end() {
    return joinComments(this.#document.contents?.comment, this.#document.comment);
  }

  get text() {
    return write(this.#document);
  }

  /** Takes a field out, with its comments. */
  take(name: string): Pair<unknown, unknown> | undefined {
    const pairs = getPairs(this.#document.contents);
    const at = pairs.findIndex((pair) => getName(pair) === name);
    return at < 0 ? undefined : pairs.splice(at, 1)[0];
  }

  /** The value of a field, as plain data. */
  read(name: string): unknown {
    return Object(this.#document.toJS())[name];
  }

  /** The fields that nothing has taken. */
  get rest(): Pairs {
    return getPairs(this.#document.contents);
  }

  toPairs(values: Readonly<Record<string, unknown>>): Pairs {
    return Object.entries(values).map(([name, value]) => this.#document.createPair(name, value));
  }
}

/** The pages that the site of 1.x left out, by the names of their files. */
function findLeftOut(leaveOut: readonly unknown[]): string[] {
  return Object.entries(PAGES).flatMap(([name, { head }]) => {
    const path = String(head?.path ?? `/${name}`).slice(1);
    return leaveOut.includes(path) ? name : [];
  });
}

/** Converts the files of content of 1.x into those of 2.0: pages with a list of sections. */
export function convert(texts: Texts): Converted {
  const notes: string[] = [];
  const result = new Map(texts);
  const sources = new Map(
    [...texts]
      .filter(([file]) => file.startsWith('pages/'))
      .map(([file, text]) => [file, new Source(text)]),
  );
  const site = new Source(texts.get('site.yaml') ?? '');
  const leaveOut = site.read('leaveOut');
  const names = Array.isArray(leaveOut) ? leaveOut : [];
  const leftOut = findLeftOut(names);
  if (site.take('leaveOut')) result.set('site.yaml', site.text);

  for (const [from, to] of Object.entries(MOVED)) {
    const text = result.get(from);
    if (text === undefined) continue;
    result.delete(from);
    result.set(to, text);
  }
  for (const { from, fields, to } of PARTS) {
    const source = sources.get(from);
    const pairs = Object.entries(fields).flatMap(([field, name]) => {
      const pair = source?.take(field);
      if (!pair) return [];
      return name === '' ? unwrap(pair) : [pair];
    });
    if (pairs.length > 0) result.set(to, toText(pairs));
  }

  /** The sections that several home pages show have their words once. */
  const homes = HOMES.filter((name) => sources.has(`pages/${name}.yaml`));
  const home = sources.get('pages/home.yaml');
  const parts = new Map<string, Pairs>();
  if (home) {
    for (const { kind, from } of Object.values(HOME_SECTIONS)) {
      const pair = from && home.take(from);
      if (!pair) continue;
      const shown = unwrap(pair).filter((field) => !GONE[kind]?.includes(getName(field)));
      parts.set(kind, shown);
    }
    const extra = ['proof', 'daylight'].flatMap((name) => home.take(name) ?? []);
    const hero = home.take('banner');
    const [own, shared] = [unwrap(hero), [] as Pairs];
    if (homes.length > 1) {
      for (const pair of [...own]) {
        if (['title', 'lead'].includes(getName(pair))) continue;
        shared.push(...own.splice(own.indexOf(pair), 1));
      }
      result.set('sections/hero.yaml', toText([...shared, ...extra]));
      for (const [kind, pairs] of parts) result.set(`sections/${kind}.yaml`, toText(pairs));
      parts.clear();
    } else own.push(...extra);
    parts.set('hero', own);
  }

  /** Whether the words of a section that had no field stand in a file. Without one, the section was not there. */
  const hasWords = (kind: string) =>
    ['brand-strip', 'sample-article'].includes(kind) || result.has(`sections/${kind}.yaml`);

  for (const [file, source] of sources) {
    if (file in MOVED) continue;
    const name = file.slice('pages/'.length, -'.yaml'.length);
    const plan = PAGES[name];
    if (!plan) {
      notes.push(
        `content/${file}: code of your own shows this page. Write its sections in a list, as content/pages/about.yaml has them`,
      );
      continue;
    }
    const arrangement = source.take('arrangement');
    const arranged = new Map(
      getPairs(arrangement?.value).map((pair) => [getName(pair), pair.value]),
    );
    const { sections: order = [] } = Object(
      arrangement ? Object(parseDocument(texts.get(file) ?? '').toJS()).arrangement : {},
    );
    const listed: Sections = [
      ...plan.sections,
      ...order.flatMap((each: string) => HOME_SECTIONS[each] ?? []),
    ];
    const banner = source.read('banner');
    const office = source.take('office');
    source.take('shows');
    source.take('article');
    const head: Pairs = source.toPairs({
      ...plan.head,
      ...(leftOut.includes(name) && { draft: true }),
    });
    for (const field of ['header', 'footer']) {
      const value = arranged.get(field);
      const isDefault = field === 'header' ? 'main' : 1;
      if (isScalar(value) && value.value !== isDefault)
        head.push(...source.toPairs({ [field]: value.value }));
    }
    for (const field of ['meta', 'share']) head.push(...[source.take(field) ?? []].flat());
    const list = new YAMLSeq();
    for (const { kind, from, also } of listed) {
      const given = HOMES.includes(name) && parts.get(kind);
      const own = given && name === 'home' ? given : unwrap(from ? source.take(from) : undefined);
      const isThere = own.length > 0 || hasWords(kind);
      const isFilm = kind === 'video-testimonial' && names.includes('film');
      if (!isThere) continue;
      const map = new YAMLMap();
      const fields = source.toPairs({ section: kind, ...also });
      if (office && /^contact-/.test(kind))
        fields.push(...source.toPairs({ office: isScalar(office.value) ? office.value.value : 1 }));
      if (kind === 'project-story') own.push(...source.toPairs({ world: Object(banner).world }));
      // The words of the page stood for all shared ones. Now they stand for those of the same name.
      const none =
        kind === 'consultation' && own.length > 0 && !own.some((pair) => getName(pair) === 'scale');
      map.items = [
        ...fields,
        ...own,
        ...(none ? source.toPairs({ scale: false }) : []),
      ] as YAMLMap['items'];
      if (isFilm) {
        notes.push(
          `content/${file}: the site left out the film, so this section is not there any more:\n${toText(map.items as Pairs)}`,
        );
        continue;
      }
      list.items.push(map);
    }
    // The words of a section that the home page did not show stay, too.
    const unused = [...parts].filter(([kind]) => !listed.some((each) => each.kind === kind));
    if (name === 'home')
      for (const [kind, pairs] of unused) result.set(`sections/${kind}.yaml`, toText(pairs));
    const sections = source.toPairs({ sections: [] });
    if (sections[0]) sections[0].value = list;
    const lost = source.rest.map(getName);
    if (lost.length > 0)
      notes.push(`content/${file}: ${lost.join(', ')} had no place in 1.x either, and went`);
    result.set(file, toText([...head, ...sections], source));
  }
  return { texts: result, notes };
}
