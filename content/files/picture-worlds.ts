import { readIfSound } from '../schema/mistake';
import { type World, world } from '../schema/world';
import { defineRecord } from './picture-record';

/** The file of the worlds of pictures. */
export const WORLDS = 'content/pictures/worlds.json';

/** The worlds of pictures that stand on the ground of one, by their names. Any other picture fills its frame. */
export const pictureWorlds = defineRecord(WORLDS, world);

/** The world whose ground a picture stands on, if it has one. The check names the mistakes of a wrong file. */
export const getWorld = (picture: string): World | undefined =>
  readIfSound(pictureWorlds)?.get(picture);
