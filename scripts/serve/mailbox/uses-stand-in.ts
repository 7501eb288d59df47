import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standIns } from './stand-ins';

/** A page with a form. Every build has it. */
const PAGE = 'contact.html';

/** Whether the forms of an exported site send to the stand-in for the mail service. */
export function usesStandIn(root: string): boolean {
  const page = join(root, PAGE);
  return (
    existsSync(page) && readFileSync(page, 'utf8').includes(standIns.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY)
  );
}
