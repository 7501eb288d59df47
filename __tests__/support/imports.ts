import { posix } from 'node:path';

/** One import of a module. */
export type Import = {
  /** A path from the project's root ("components/ui/Link/Link") or a package ("next/font/local"). */
  target: string;
  /** Whether the compiler erases it. */
  typeOnly: boolean;
};

const STATIC = /^(?:import|export)\s+(type\s)?([^'"]*?)from\s*['"]([^'"]+)['"]/gm;
const BARE = /^import\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Whether every imported name is marked as a type. */
function onlyTypes(names: string): boolean {
  const inside = /^\{([\s\S]*)\}\s*$/.exec(names.trim())?.[1];
  const each = inside?.split(',').filter((name) => name.trim() !== '') ?? [];
  return each.length > 0 && each.every((name) => name.trim().startsWith('type '));
}

function resolve(path: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  return specifier;
}

/** Finds the imports and re-exports of the TypeScript module at `path`. */
export function findImports(path: string, text: string): Import[] {
  return [
    ...[...text.matchAll(STATIC)].map(([, type, names = '', specifier = '']) => ({
      target: resolve(path, specifier),
      typeOnly: type !== undefined || onlyTypes(names),
    })),
    ...[...text.matchAll(BARE), ...text.matchAll(DYNAMIC)].map(([, specifier = '']) => ({
      target: resolve(path, specifier),
      typeOnly: false,
    })),
  ];
}
