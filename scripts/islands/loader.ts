import { append, create, need } from '../export/html';
import type { Step } from '../export/page';

/** Adds the loader at the end of the body. */
export function addLoader(loader: string): Step {
  return (document) => {
    append(need(document, 'body'), create('script', { type: 'module' }, loader));
  };
}
