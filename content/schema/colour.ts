import { z } from 'zod';

const EXPECTED = 'expected a colour of six digits, such as "#0f766e"';

/** In a file, what follows a "#" without quotes is a comment. */
const QUOTED = EXPECTED.replace(',', ' in quotes,');

/** A colour as people write it: in capitals, with three digits, with blanks, without "#". Code gets "#rrggbb". */
export const colour = z
  .string(QUOTED)
  .regex(/^\s*#?\s*([\da-f]\s*){3}(([\da-f]\s*){3})?$/i, EXPECTED)
  .transform((written) => {
    const digits = written.replace(/[\s#]/g, '').toLowerCase();
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  });
