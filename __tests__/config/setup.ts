import '@testing-library/jest-dom/jest-globals';
import { deserialize, serialize } from 'node:v8';

// Every page says its language.
if (typeof document !== 'undefined') document.documentElement.lang = 'en-GB';

// jsdom has none.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));
