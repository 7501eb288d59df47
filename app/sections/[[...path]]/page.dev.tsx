import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GalleryIndex } from '../GalleryIndex';
import { GalleryPage } from '../GalleryPage';
import { sections } from '../gallery';

type Props = { params: Promise<{ path?: string[] }> };

const INDEX = '/sections';

export const dynamicParams = false;

export const metadata: Metadata = { title: 'Sections', robots: { index: false } };

export const generateStaticParams = () =>
  [INDEX, ...sections.flatMap(({ examples }) => examples.map(({ path }) => path))].map((path) => ({
    path: path.split('/').slice(2),
  }));

/** The gallery of the sections: `npm run dev` has it, and the exported site does not. */
export default async function SectionsPage({ params }: Props) {
  const path = [INDEX, ...((await params).path ?? [])].join('/');
  if (path === INDEX) return <GalleryIndex />;
  for (const section of sections) {
    const example = section.examples.find((each) => each.path === path);
    if (example) return <GalleryPage section={section} example={example} />;
  }
  notFound();
}
