import { z } from 'zod';
import { text } from './text';

/** Half the height and width of what the frame shows, in degrees. */
const REACH = { latitude: 0.0062, longitude: 0.0105 };

/** A place on OpenStreetMap. */
export const map = z
  .strictObject({
    title: text.describe('What the map shows, for screen readers'),
    latitude: z.number().min(-85).max(85),
    longitude: z.number().min(-180).max(180),
    link: text.describe('The words of the link to the same place on a page of its own'),
  })
  .transform(({ title, latitude, longitude, link }) => {
    const box = [
      longitude - REACH.longitude,
      latitude - REACH.latitude,
      longitude + REACH.longitude,
      latitude + REACH.latitude,
    ].map((degrees) => degrees.toFixed(4));
    const place = `${latitude}/${longitude}`;
    return {
      title,
      link,
      frame: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
      page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${place}`,
    };
  });

export type MapData = z.infer<typeof map>;
