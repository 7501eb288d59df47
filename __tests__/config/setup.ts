import { deserialize, serialize } from 'node:v8';
import type {} from '@testing-library/jest-dom/jest-globals';

if (typeof document !== 'undefined') {
  // Its many modules would slow the tests that have no page.
  require('@testing-library/jest-dom/jest-globals');
  // Every page says its language.
  document.documentElement.lang = 'en-GB';
}

// jsdom has none.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));
