/** The fields in which services say whether they took a form. The first that is clear counts. */
const FLAGS = ['ok', 'success', 'sent', 'error', 'errors', 'status', 'result', 'code', 'data'];

const YES =
  /^(true|1|2\d\d|ok|okay|yes|done|success(ful(ly)?)?|succeeded|(mail_?)?sent|accepted|received|submitted|queued|created)$/i;
const NO =
  /^(false|0|[345]\d\d|no|errors?|fail(ed|ure)?|.*_(failed|error)|invalid|rejected|refused|denied|blocked|spam)$/i;

/** Whether a field has an error: a text, a list with entries, or `true`. */
const isError = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : !['', '0', 'false', 'null', 'none', 'no', 'undefined'].includes(String(value));

function readFlag(name: string, value: unknown): 'yes' | 'no' | null {
  if (name.startsWith('error')) return isError(value) ? 'no' : null;
  const word = String(value).trim();
  if (YES.test(word)) return 'yes';
  return NO.test(word) ? 'no' : null;
}

/** Reads JSON. Other text stays as it is. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Returns what the text of a form service says: a word such as "OK", or JSON with a flag such as
 * `{"success": true}`. Null if it is not clear.
 */
export function readFlags(text: string): 'yes' | 'no' | null {
  const said = parse(text);
  if (typeof said !== 'object' || said === null) return readFlag('', said);
  const fields = new Map(
    Object.entries(said).map(([name, value]) => [name.toLowerCase(), value] as const),
  );
  for (const name of FLAGS) {
    const flag = fields.has(name) && readFlag(name, fields.get(name));
    if (flag) return flag;
  }
  return null;
}
