import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import Ajv from 'ajv';
import { HtmlValidate } from 'html-validate';
import jsonFeed from 'jsonfeed-schema';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';

/** The site map protocol's schema. The package contains the file, but does not export its path. */
const SITEMAP = join(
  dirname(createRequire(import.meta.url).resolve('sitemap/package.json')),
  'schema/sitemap.xsd',
);

/** Checks the HTML standard only. Style rules make no sense for markup that React writes. */
const htmlValidator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Validates a page with html-validate. */
export function validateHtml(html: string): string[] {
  const { results } = htmlValidator.validateStringSync(html);
  const messages = results.flatMap(({ messages }) => messages);
  return [
    ...new Set(
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? '?'})`),
    ),
  ];
}

/** Validates a site map with the protocol's schema. Skips its pictures, which have another schema. */
export async function validateSitemap(xml: string): Promise<string[]> {
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

/** Validates a feed with the schema of JSON Feed 1.1. */
export function validateJsonFeed(feed: unknown): string[] {
  checkFeed(feed);
  return (checkFeed.errors ?? []).map(({ dataPath, message }) => `${dataPath} ${message}`);
}

const Graph = z.object({ '@graph': z.array(z.record(z.string(), z.unknown())) });

/**
 * Validates a page's structured data with Adobe's validator, which knows Google's rules.
 *
 * @param json a page's JSON-LD with a graph
 */
export async function validateStructuredData(json: string): Promise<string[]> {
  const items = Graph.parse(JSON.parse(json))['@graph'];
  const types = new Set(items.map((item) => String(item['@type'])));
  const jsonld = Object.fromEntries(
    [...types].map((type) => [type, items.filter((item) => item['@type'] === type)]),
  );
  const found = await new Validator().validate({ jsonld });
  return found
    .filter(({ severity }) => severity === 'ERROR')
    .map(
      ({ issueMessage, path }) => `${path.map(({ type }) => type).join(' › ')}: ${issueMessage}`,
    );
}
