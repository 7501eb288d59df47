import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** One mail: its number and time, the name of its form, and every field verbatim. */
export const mail = z.strictObject({
  number: z.int().positive(),
  at: z.iso.datetime(),
  form: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

export type Mail = z.infer<typeof mail>;

/** The mails of a folder. Each is a JSON file. */
export type Mails = {
  /** All mails, the oldest first. */
  all: () => readonly Mail[];
  add: (mail: Omit<Mail, 'number'>) => Mail;
  clear: () => void;
};

const FILE = /^\d{4,}-.+\.json$/;
const toFileName = ({ number, at }: Mail) =>
  `${String(number).padStart(4, '0')}-${at.replaceAll(':', '-')}.json`;

/**
 * Opens a folder of mails, and reads those that it contains. The first mail creates the folder.
 *
 * @throws if a file in it is not a mail
 */
export function openMails(folder: string): Mails {
  const files = () => {
    try {
      return readdirSync(folder).filter((name) => FILE.test(name));
    } catch {
      return [];
    }
  };
  let mails = files()
    .map((name) => mail.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .sort((a, b) => a.number - b.number);

  return {
    all: () => mails,
    add(rest) {
      const added = { number: (mails.at(-1)?.number ?? 0) + 1, ...rest };
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, toFileName(added)), `${JSON.stringify(added, null, 2)}\n`);
      mails = [...mails, added];
      return added;
    },
    clear() {
      for (const name of files()) rmSync(join(folder, name));
      mails = [];
    },
  };
}
