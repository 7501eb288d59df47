import type { Mount } from 'next-islands/mount';
import { createEntrance } from './entrance';
import { playInView } from './playInView';
import type { Scene } from './scene';
import { readSettings } from './settings';

/** Reveals an element's children as a visitor scrolls to them. Focus reveals a child at once. */
const mount: Mount = (element) => {
  const { duration, delays, repeat } = readSettings(element);
  const scenes = new Map<HTMLElement, Scene>();
  for (const [index, part] of [...element.children].entries()) {
    if (!(part instanceof HTMLElement)) continue;
    const moved = part.querySelector<HTMLElement>('[data-moves]') ?? part;
    scenes.set(part, createEntrance(moved, duration, delays[index] ?? 0));
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

export { mount as default };
