import { type Example, getExamples } from '@/__tests__/examples/examples';
import { toSlug } from '@/content/schema/slug';

/** An example, and its address in the gallery. */
type Shown = Example & { path: string };

type Section = {
  /** The name of its component: "Faq". */
  name: string;
  /** The folder it stands in: "team-details"; empty where several pages use it. */
  folder: string;
  examples: readonly Shown[];
};

type Exports = Readonly<Record<string, unknown>>;

const components = import.meta.glob<Exports>('../../components/sections/**/*.tsx', { eager: true });
const schemas = import.meta.glob<Exports>('../../components/sections/**/*.schema.ts', {
  eager: true,
});
const own = import.meta.glob<Exports>('../../__tests__/examples/sections/*.ts', {
  eager: true,
});

/** Every section: a component with the name of its folder. Its own address shows the first example. */
export const sections: readonly Section[] = Object.entries(components).flatMap(
  ([file, component]) => {
    const [, folder = '', name] = /sections\/(?:(.+)\/)?([^/]+)\/\2\.tsx$/.exec(file) ?? [];
    if (!name) return [];
    const getFile = (part: string) => file.replace(/tsx$/, part);
    const examples = getExamples(name, {
      component,
      schema: schemas[getFile('schema.ts')],
      examples: own[`../../__tests__/examples/sections/${name}.ts`],
    });
    return {
      name,
      folder,
      examples: examples.map((example, i) => ({
        ...example,
        path: `/sections/${name}${i === 0 ? '' : `/${toSlug(example.name, 'en')}`}`,
      })),
    };
  },
);

/** The sections by their folders; those of several pages come first. */
export const folders = [...new Set(sections.map(({ folder }) => folder))]
  .sort()
  .map((folder) => ({ folder, members: sections.filter((each) => each.folder === folder) }));
