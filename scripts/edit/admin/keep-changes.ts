/** A save on its way. */
type Save = {
  /** The text that the form began with. Empty for a new file. */
  opened: string;
  text: string;
  /** Puts the changes of the form into the text that the file has now. */
  merge: (opened: string, present: string, saved: string) => Promise<string>;
};

declare global {
  interface FileSystemFileHandle {
    move?: (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;
  }
}

/** The saves, by the text that the CMS writes. */
const saves = new Map<string, Save>();

/** The texts that the CMS has saved, by the file and the text that the CMS has read. It reads none again. */
const saved = new Map<string, string>();

/** The files that the CMS has read. */
const files = new Set<string>();

/** Remembers that there was a file. */
export const rememberFile = (file: string) => files.add(`/${file}`);

/** Remembers a save until the CMS writes its text. */
export const announceSave = (save: Save) => saves.set(`${save.text.trim()}\n`, save);

const readFile = async (handle: FileSystemFileHandle) => (await handle.getFile()).text();

/** The text of a file. Undefined if it is not there. */
async function readIfThere(
  folder: FileSystemDirectoryHandle,
  name: string,
): Promise<string | undefined> {
  try {
    return await readFile(await folder.getFileHandle(name));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}

/** Refuses to write a file again that was deleted. A copy begins with a text too, but had no file. */
function refuseDeleted({ opened }: Save, place: string): void {
  if (opened === '' || ![...files].some((file) => file.endsWith(place))) return;
  throw new Error(
    'Nothing was saved, because the file was deleted while it was open here. Copy your words, and enter them in a new one.',
  );
}

/** The text that a save must write, so that it overwrites nothing. */
async function mergeSave(save: Save, key: string, present: string | undefined): Promise<string> {
  if (present === undefined) return save.text;
  const opened = saved.get(key) ?? save.opened;
  if (opened === '') {
    throw new Error('There is a file of this name already. Give this one another title or name.');
  }
  try {
    return await save.merge(opened, present, save.text);
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    throw new Error(
      `Nothing was saved, because the file changed while it was open here. ${cause.message} Copy your words, reload this page, and enter them again.`,
    );
  }
}

/**
 * Keeps what changes in a local folder while a form is open, such as by a pull, in another tab or in a
 * code editor. The CMS writes a save into a new file, and moves that over the old one. Here, the new file
 * gets the changes of the old one before it moves.
 */
export function keepChanges(): void {
  const { move } = FileSystemFileHandle.prototype;
  if (!move) return;
  FileSystemFileHandle.prototype.move = async function (folder, name) {
    const save = saves.get(await readFile(this));
    if (!save) return move.call(this, folder, name);
    const key = JSON.stringify([folder.name, name, save.opened]);
    const present = await readIfThere(folder, name);
    if (present === undefined) refuseDeleted(save, `/${folder.name}/${name}`);
    const text = await mergeSave(save, key, present);
    const writer = await this.createWritable();
    await writer.write(text);
    await writer.close();
    // The CMS tries again if a move fails.
    saves.set(text, save);
    await move.call(this, folder, name);
    saved.set(key, save.text);
  };
}
