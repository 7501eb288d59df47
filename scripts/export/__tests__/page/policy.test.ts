import { expect, test } from '@jest/globals';
import { parse } from 'parse5';
import { addPolicy, pagePolicy } from '../../page/policy';
import type { Feature } from '../../settings';
import { edit } from '../support/edit';

const add = (html: string, features: readonly Feature[] = []) =>
  edit(`<!DOCTYPE html>${html}`, (document) => addPolicy(document, features));

/** The SHA-256 hash of `alert(1)`, as browsers print it when they refuse the script. */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test('a policy is first in the head, before the encoding', () => {
  const html = add('<head><meta charset="utf-8"><title>A page</title></head>');
  expect(html).toContain('<head><meta http-equiv="Content-Security-Policy" content="');
  expect(html).toContain('"><meta charset="utf-8"><title>');
});

test('a long policy comes after the encoding, which must be in the first 1024 bytes', () => {
  const scripts = Array.from({ length: 15 }, (_, i) => `<script>a(${i})</script>`).join('');
  const html = add(`<head><meta charset="utf-8"><title>A page</title></head>${scripts}`);
  expect(html).toContain('<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a module', '<script type="module">alert(1)</script>'],
  ['speculation rules', '<script type="speculationrules">alert(1)</script>'],
])('allows %s of the page by its hash', (_, element) => {
  expect(add(element)).toContain(`script-src 'self' ${ALERT};`);
});

test('allows a sheet of the page by its hash', () => {
  expect(add('<style>alert(1)</style>')).toContain(`style-src ${ALERT};`);
});

test('hashes neither data nor external scripts', () => {
  const html = add('<script type="application/ld+json">{}</script><script src="/a.js"></script>');
  expect(html).not.toContain('sha256');
});

test('hashes line ends as one character, as browsers do', () => {
  expect(add('<script>a()\r\nb()</script>')).toBe(add('<script>a()\nb()</script>'));
});

const NOTHING = [
  "default-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** The directives that the policy of `html` has beyond those of an empty page. */
const added = (html: string, features: readonly Feature[] = []) =>
  pagePolicy(parse(html), features)
    .split('; ')
    .filter((line) => !NOTHING.includes(line));

test('a page without features is allowed nothing', () => {
  expect(pagePolicy(parse('<p>Words</p>'), [])).toBe(NOTHING.join('; '));
});

test.each([
  ['<script src="/a.js"></script>', ["script-src 'self'"]],
  [
    '<link rel="stylesheet" href="/a.css">',
    ["style-src 'self'", "img-src 'self'", "font-src 'self'"],
  ],
  [
    '<script data-keep="" src="https://example.com/gtag/js?id=1"></script>',
    ["script-src 'self' https://example.com/gtag/js"],
  ],
  ['<p style="--line:1">Words</p>', ["style-src-attr 'unsafe-inline'"]],
  ['<link rel="icon" href="data:,">', ["img-src 'self' data:"]],
  ['<video src="/a.mp4"></video>', ["media-src 'self'"]],
  ['<meta name="description" content="Words">', ["connect-src 'self'"]],
  ['<template><img src="/a.webp"></template>', ["img-src 'self'"]],
])('%s adds exactly %j', (html, lines) => {
  expect(added(html)).toEqual(lines);
});

const map: Feature = {
  at: ['iframe[src="https://maps.example.com/embed?at=1%2C2"]'],
  allow: { 'frame-src': ['https://maps.example.com'] },
};

test('a feature is allowed only in pages with its element', () => {
  const frame = '<iframe src="https://maps.example.com/embed?at=1%2C2"></iframe>';
  expect(added(frame, [map])).toEqual(['frame-src https://maps.example.com']);
  expect(added('<iframe src="https://example.com/"></iframe>', [map])).toEqual([]);
});

test('a feature may be allowed in pages with a value that starts so', () => {
  const maps = { at: ['iframe[src^="https://maps.example.com/"]'], allow: map.allow };
  expect(added('<iframe src="https://maps.example.com/2"></iframe>', [maps])).toHaveLength(1);
  expect(added('<iframe src="https://maps.example.com.evil/"></iframe>', [maps])).toEqual([]);
});

test('a feature that breaks Trusted Types switches them off in pages with its element', () => {
  const feature: Feature = { at: ['[data-pixel]'], allow: {}, breaksTrustedTypes: 'its loader' };
  expect(pagePolicy(parse('<p data-pixel></p>'), [feature])).not.toContain('trusted-types');
  expect(pagePolicy(parse('<p></p>'), [feature])).toContain('trusted-types');
});

test.each(['a b', 'div.class', ''])('refuses the selector "%s"', (at) => {
  expect(() => added('<p></p>', [{ at: [at], allow: {} }])).toThrow(
    `The selector "${at}" is not supported: write tag, [attribute], [attribute="value"] or [attribute^="start"].`,
  );
});
