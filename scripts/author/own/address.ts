import { countryCode as country } from '@/content/schema/country';

/** An address in one line: street, city, postal code, country, and perhaps the place on the map. */
const ADDRESS =
  /^(.*[^,\s]), *([^,]*[^,\s]), *([^,]*[^,\s]), *([A-Z]{2})(?:, *(-?\d+(?:\.\d+)?), *(-?\d+(?:\.\d+)?))?$/;

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Reads an address as a file of content has it. Undefined if it is none. */
export function readAddress(text: string) {
  const [, street, locality, postalCode, code, north, east] = ADDRESS.exec(text) ?? [];
  const { data: countryCode } = country.safeParse(code);
  if (!street || !locality || !postalCode || !countryCode) return undefined;
  const [latitude, longitude] = [Number(north), Number(east)];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return {
    city: locality,
    country: countries.of(countryCode),
    place: {
      street,
      postalCode,
      countryCode,
      ...(north && { latitude, longitude }),
    },
  };
}
