import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import Ajv from 'ajv';
import jsonFeed from 'jsonfeed-schema';
import { validateXML } from 'xmllint-wasm';
import { type Thing, typeOf } from './structured';

/** The protocol's schema of a site map; the package keeps it, but exports no path to it. */
const SITEMAP = join(
  dirname(createRequire(import.meta.url).resolve('sitemap/package.json')),
  'schema/sitemap.xsd',
);

/**
 * What the protocol's own schema finds wrong with a site map. Its pictures are another schema's,
 * which is passed over.
 */
export async function sitemapHoles(xml: string): Promise<string[]> {
  const schema = readFileSync(SITEMAP, 'utf8').replaceAll(
    'processContents="strict"',
    'processContents="lax"',
  );
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: { fileName: 'sitemap.xsd', contents: schema },
  });
  return errors.map(({ message }) => message);
}

const checkFeed = new Ajv({ allErrors: true }).compile(jsonFeed);

/** What the schema of JSON Feed 1.1 finds wrong with a feed. */
export function jsonFeedHoles(feed: unknown): string[] {
  checkFeed(feed);
  return (checkFeed.errors ?? []).map(({ dataPath, message }) => `${dataPath} ${message}`);
}

/** What Adobe's reading of Google's rules finds wrong with a page's structured data. */
export async function structuredHoles(things: readonly Thing[]): Promise<string[]> {
  const jsonld: Record<string, Thing[]> = {};
  for (const thing of things) {
    const type = typeOf(thing);
    jsonld[type] = [...(jsonld[type] ?? []), thing];
  }
  const found = await new Validator().validate({ jsonld });
  return found
    .filter(({ severity }) => severity === 'ERROR')
    .map(
      ({ issueMessage, path }) => `${path.map(({ type }) => type).join(' › ')}: ${issueMessage}`,
    );
}
