import type { Example } from '@/components/sections/examples';

/** An example, and its address in the gallery. */
type Shown = Example & { path: string };

type Section = {
  /** The name of its component: "Faq". */
  name: string;
  /** The folder it stands in: "team-details"; empty where several pages use it. */
  folder: string;
  examples: readonly Shown[];
};

type ExamplesFile = { examples: readonly Example[] };

const files = import.meta.glob<ExamplesFile>('../../components/sections/**/*.examples.ts', {
  eager: true,
});

const toSlug = (words: string) => words.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Every section that has examples. The section's own address shows the first example. */
export const sections: readonly Section[] = Object.entries(files).map(([file, { examples }]) => {
  const [, folder = '', name = ''] = /sections\/(?:(.+)\/)?([^/]+)\/[^/]+$/.exec(file) ?? [];
  return {
    name,
    folder,
    examples: examples.map((example, i) => ({
      ...example,
      path: `/sections/${name}${i === 0 ? '' : `/${toSlug(example.name)}`}`,
    })),
  };
});

/** The sections by their folders; those of several pages come first. */
export const folders = [...new Set(sections.map(({ folder }) => folder))]
  .sort()
  .map((folder) => ({ folder, members: sections.filter((each) => each.folder === folder) }));
