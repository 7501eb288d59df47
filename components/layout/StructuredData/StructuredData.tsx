import type { Graph } from 'schema-dts';

type Props = {
  /** What the page is about, in the words of schema.org. */
  graph: Graph['@graph'];
};

/** What would end a script early, or begin another inside it. */
const BREAKS_OUT = /<(?=!--|\/?script)/gi;

/** Tells search engines what the page shows, as JSON-LD. Nothing runs: the browser takes it for data. */
export function StructuredData({ graph }: Props) {
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its script
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(BREAKS_OUT, '\\u003c') }}
    />
  );
}
