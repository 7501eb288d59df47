import type { Mount } from 'next-islands/mount';
import { entrance } from './entrance';
import { playInView } from './playInView';
import type { Scene } from './scene';
import { readSettings } from './settings';

/** Lets an element's children come in as a visitor scrolls to them; focus brings one in at once. */
const mount: Mount = (element) => {
  const { duration, delays, repeat } = readSettings(element);
  const scenes = new Map<HTMLElement, Scene>();
  for (const [index, part] of [...element.children].entries()) {
    if (!(part instanceof HTMLElement)) continue;
    const moved = part.querySelector<HTMLElement>('[data-moves]') ?? part;
    scenes.set(part, entrance(moved, duration, delays[index] ?? 0));
  }

  function onFocus({ target }: FocusEvent) {
    for (const [part, scene] of scenes) {
      if (target instanceof Node && part.contains(target)) scene.finish();
    }
  }

  const end = playInView(scenes, repeat);
  element.addEventListener('focusin', onFocus);
  return () => {
    element.removeEventListener('focusin', onFocus);
    end();
  };
};

export default mount;
