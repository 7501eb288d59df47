/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { announceSave, keepChanges } from '@/scripts/edit/admin/keep-changes';

/** A folder and a file of a browser, with what the editor uses of them. */
class Folder {
  name = 'pages';
  files = new Map<string, string>();
  async getFileHandle(name: string) {
    const text = this.files.get(name);
    if (text === undefined) throw new DOMException('', 'NotFoundError');
    return new File(text);
  }
}
class File {
  constructor(public text: string) {}
  getFile = async () => ({ text: async () => this.text });
  createWritable = async () => ({
    write: async (text: string) => {
      this.text = text;
    },
    close: async () => {},
  });
  declare move?: (folder: Folder, name: string) => Promise<void>;
}

const picker = 'showDirectoryPicker' as keyof typeof window;
const merge = jest.fn<Parameters<typeof announceSave>[0]['merge']>();

beforeEach(() => {
  File.prototype.move = async function (folder, name) {
    folder.files.set(name, this.text);
  };
  Object.assign(window, { FileSystemFileHandle: File, [picker]: () => {} });
  merge.mockImplementation(async (_opened, _present, saved) => `merged ${saved}`);
});

test('a save is merged once, so a later file of the same text is written as it is', async () => {
  keepChanges();
  const folder = new Folder();
  folder.files.set('home.yaml', 'present\n');
  announceSave({ opened: 'opened\n', text: 'saved\n', merge });
  await new File('saved\n').move?.(folder, 'home.yaml');
  await new File('saved\n').move?.(folder, 'about.yaml');
  expect([...folder.files.values()]).toEqual(['merged saved\n', 'saved\n']);
});

test('a browser whose files the CMS overwrites opens no folder', () => {
  keepChanges();
  expect(picker in window).toBe(true);
  delete File.prototype.move;
  keepChanges();
  expect(picker in window).toBe(false);
});
