import type { Graph } from 'schema-dts';

type Props = {
  /** The entities of the page in the vocabulary of schema.org. */
  graph: Graph['@graph'];
};

/** Matches text that would end the script element, or open another one inside it. */
const BREAKS_OUT = /<(?=!--|\/?script)/gi;

/** Describes the page to search engines in JSON-LD. The browser does not run it. */
export function StructuredData({ graph }: Props) {
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(BREAKS_OUT, '\\u003c') }}
    />
  );
}
