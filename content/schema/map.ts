/** A place on OpenStreetMap. */
export type MapData = {
  /** The address for a frame: the surroundings, with a marker on the place, if it is known. */
  frame?: string;
  /** The address for a link: the whole map with the same marker, or a search for the address. */
  page: `https://${string}`;
};

/** The site whose maps the pages show. */
export const MAPS = 'https://www.openstreetmap.org';

/** How far the frame reaches from the place to each side, in degrees: about a kilometre. */
const TO_THE_SIDE = 0.0105;
const UP_OR_DOWN = 0.0062;

/** How close the linked map is, from 0, the whole earth, to 19. */
const ZOOM = 16;

type Place = {
  address: readonly string[];
  place: { latitude?: number | undefined; longitude?: number | undefined };
};

/**
 * The map of a place.
 *
 * @param place its address, and its latitude and longitude in degrees, if they are known
 * @see https://wiki.openstreetmap.org/wiki/Browsing
 */
export function getMap({ address, place: { latitude, longitude } }: Place): MapData {
  if (latitude === undefined || longitude === undefined) {
    return { page: `${MAPS}/search?query=${encodeURIComponent(address.join(', '))}` };
  }
  const box = [
    longitude - TO_THE_SIDE,
    latitude - UP_OR_DOWN,
    longitude + TO_THE_SIDE,
    latitude + UP_OR_DOWN,
  ].map((degrees) => Number(degrees.toFixed(5)));
  const comma = encodeURIComponent(',');
  return {
    frame: `${MAPS}/export/embed.html?bbox=${box.join(comma)}&layer=mapnik&marker=${latitude}${comma}${longitude}`,
    page: `${MAPS}/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`,
  };
}
