/** An address in one line: street, city, postal code, country, and perhaps the place on the map. */
const ADDRESS =
  /^(.*[^,\s]), *([^,]*[^,\s]), *([^,]*[^,\s]), *([A-Z]{2})(?:, *(-?\d+(?:\.\d+)?), *(-?\d+(?:\.\d+)?))?$/;

/** Returns the name of a country by its two letters. Undefined if there is none. */
const nameCountry = (code: string) =>
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code);

/** Reads an address as a file of content has it. Undefined if it is none. */
export function readAddress(text: string) {
  const [, street, locality, postalCode, countryCode, north, east] =
    ADDRESS.exec(text.trim()) ?? [];
  const country = countryCode && nameCountry(countryCode);
  if (!street || !locality || !postalCode || !country) return undefined;
  const [latitude, longitude] = [Number(north), Number(east)];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return {
    city: locality,
    country,
    place: {
      street,
      postalCode,
      countryCode,
      ...(north && { latitude, longitude }),
    },
  };
}
