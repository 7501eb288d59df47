import '@testing-library/jest-dom/jest-globals';
import { deserialize, serialize } from 'node:v8';

// jsdom has none.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));
