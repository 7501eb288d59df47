import { readTables, type Table } from './tables';

/** Name records that carry a family or full name (OpenType, `name` table). */
const NAMES = { family: 1, style: 2, unique: 3, full: 4, postScript: 6 } as const;
const WINDOWS = { platform: 3, encoding: 1, language: 0x409 } as const;

/**
 * Renames an OpenType font. Its licence requires that for a modified copy.
 *
 * @param font an sfnt file (TrueType or OpenType, not woff)
 * @param family the new family name
 * @returns a new sfnt file whose `name` table holds only the new name
 * @throws when the file has no `name` table
 */
export function renameFont(font: Buffer, family: string): Buffer {
  const tables = readTables(font);
  if (!tables.some((t) => t.tag === 'name'))
    throw new Error(`${family}: the font has no name table.`);
  const renamed = tables.map((t) =>
    t.tag === 'name' ? { tag: t.tag, data: nameTable(family) } : t,
  );
  return writeTables(font.readUInt32BE(0), renamed);
}

function nameTable(family: string): Buffer {
  const postScript = family.replace(/\s/g, '');
  const records: [number, string][] = [
    [NAMES.family, family],
    [NAMES.style, 'Regular'],
    [NAMES.unique, `${postScript}-subset`],
    [NAMES.full, family],
    [NAMES.postScript, postScript],
  ];
  const head = Buffer.alloc(6 + records.length * 12);
  head.writeUInt16BE(records.length, 2);
  head.writeUInt16BE(head.length, 4);
  const strings: Buffer[] = [];
  let offset = 0;
  records.forEach(([id, text], i) => {
    const bytes = Buffer.from(text, 'utf16le').swap16();
    const at = 6 + i * 12;
    const fields = [WINDOWS.platform, WINDOWS.encoding, WINDOWS.language, id, bytes.length, offset];
    for (const [f, value] of fields.entries()) head.writeUInt16BE(value, at + f * 2);
    strings.push(bytes);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...strings]);
}

function writeTables(version: number, tables: Table[]): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE(tables.length * 16 - power * 16, 10);
  const bodies: Buffer[] = [];
  let offset = directory.length;
  tables.forEach(({ tag, data }, i) => {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    const at = 12 + i * 16;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum(padded), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    bodies.push(padded);
    offset += padded.length;
  });
  return Buffer.concat([directory, ...bodies]);
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum = (sum + data.readUInt32BE(i)) >>> 0;
  return sum;
}
