/** A save that the CMS has not completed. */
type Save = {
  /** The text that the form began with. Empty for a new file. */
  opened: string;
  /** The text that the form makes. */
  text: string;
  /** The text of the CMS's new file. */
  written: string;
  /** Puts the changes of the form into the text that the file has now. */
  merge: (opened: string, present: string, saved: string) => Promise<string>;
};

declare global {
  interface FileSystemFileHandle {
    move?: (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;
  }
}

const saves = new Set<Save>();

/** The text that the CMS last saved, by the file and the text that the CMS has read. It reads no file twice. */
const saved = new Map<string, string>();

/** The files that the CMS has read. */
const files = new Set<string>();

/** Remembers that there was a file. */
export const rememberFile = (file: string) => files.add(`/${file}`);

/** Remembers a save until the CMS writes its text. */
export const announceSave = (save: Omit<Save, 'written'>) =>
  saves.add({ ...save, written: `${save.text.trim()}\n` });

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

/** Refuses to restore a deleted file. A copy of a file has an opened text too, but its own file never existed. */
function refuseDeleted({ opened }: Save, place: string): void {
  if (opened === '' || ![...files].some((file) => file.endsWith(place))) return;
  throw new Error(
    'Nothing was saved, because the file was deleted while it was open here. Copy your words, and enter them in a new one.',
  );
}

/** Merges a save with the present text of its file. */
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
  if (!move || 'brave' in navigator) {
    // The CMS overwrites files in a browser that moves none, and in Brave. Without this function it opens no folder.
    Reflect.deleteProperty(window, 'showDirectoryPicker');
    return;
  }
  FileSystemFileHandle.prototype.move = async function (folder, name) {
    const text = await readFile(this);
    const save = [...saves].findLast(({ written }) => written === text);
    if (!save) return move.call(this, folder, name);
    const key = JSON.stringify([folder.name, name, save.opened]);
    const present = await readIfThere(folder, name);
    if (present === undefined) refuseDeleted(save, `/${folder.name}/${name}`);
    // The CMS tries again if a move fails.
    save.written = await mergeSave(save, key, present);
    const writer = await this.createWritable();
    await writer.write(save.written);
    await writer.close();
    await move.call(this, folder, name);
    saves.delete(save);
    saved.set(key, save.text);
  };
}
