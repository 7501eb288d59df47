/** A postal code of most countries: "2100", "62701-1234", "1200-195", "1015 AA", "L1 0AF", "D02 XY45". */
const CODE =
  /(?:[A-Z]{1,2}-)?(?:\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{3,7}(?:[- ]\d{2,4})?|[A-Z]\d{4}[A-Z]{3}|AD\d{3}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?)/;

const CODE_FIRST = new RegExp(`^([A-Z]{3} \\d{4}(?= \\D)|${CODE.source})(?:[ ,]+(.+))?$`, 'u');
const CODE_LAST = new RegExp(`^(.+?)[ ,-]+(${CODE.source})$`, 'u');

/** Countries whose addresses name a region after the city, by what it looks like. */
const REGIONS: Readonly<Record<string, RegExp>> = {
  US: /^[A-Z]{2}$|^(Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (Hampshire|Jersey|Mexico|York)|(North|South) (Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(West )?Virginia|Washington|Wisconsin|Wyoming)$/,
  CA: /^[A-Z]{2}$/,
  AU: /^[A-Z]{2,3}$/,
  IT: /^\(?[A-Z]{2}\)?$/,
  IN: /Pradesh$|^(Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Jharkhand|Karnataka|Kerala|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Punjab|Rajasthan|Sikkim|Tamil Nadu|Telangana|Tripura|Uttarakhand|West Bengal)$/,
};

/** The prefecture, the city and the rest of a Japanese address in its own letters. */
const JAPANESE = /^([^\s,、]{2,3}?[都道府県])?\s*([^\s,、]+?[市区町村])?[\s,、]*(.*)$/u;

/** The place on the map after an address. */
const MAP = /,\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/;

/** An address in its lines, and its parts for search engines. */
export type Address = {
  lines: string[];
  city: string;
  place: {
    street?: string;
    locality?: string;
    region?: string;
    postalCode?: string;
    countryCode: string;
    latitude?: number;
    longitude?: number;
  };
};

/** The parts that were recognised in an address. */
type Parts = Pick<Address['place'], 'street' | 'region' | 'postalCode'> & { locality: string };

function readJapanese(lines: readonly string[]): Parts | undefined {
  const [, code, rest] = /^〒?\s*(\d{3}-?\d{4})?[\s、]*(.*)$/u.exec(lines.join(' ')) ?? [];
  const [, region, city, street] = JAPANESE.exec(rest ?? '') ?? [];
  const locality = city ?? region;
  return locality ? pick({ street, region, postalCode: code, locality }) : undefined;
}

/** Leaves out what is empty. */
const pick = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part)) as T;

/** Reads lines whose last one has the postal code, if there is one, before or after the city, or alone. */
function readParts(lines: readonly string[], country: string): Parts {
  const before = lines.slice(0, -1);
  const last = lines.at(-1) ?? '';
  const isBox = /\bbox\b/i.test(last);
  const [, first, after] = (!isBox && CODE_FIRST.exec(last)) || [];
  const [, head, behind] = (!isBox && !first && CODE_LAST.exec(last)) || [];
  let locality = after ?? head ?? (first || isBox ? undefined : last);
  let region: string | undefined;
  const pattern = REGIONS[country];
  locality ??= before.pop() ?? last;
  // "500 Main Street" and "Suite 4" are no towns.
  const isAfterTown = country === 'US' ? /^\D+$/.test(before.at(-1) ?? '') : before.length > 1;
  if (pattern?.test(locality) && isAfterTown) {
    region = locality;
    locality = before.pop() ?? '';
  }
  const [, city, state] = /^(.+) \(?([A-Z]{2,3})\)?$/.exec(locality) ?? [];
  if (pattern && city && state && pattern.test(state)) [locality, region] = [city, state];
  return pick({ street: before.join(', '), region, postalCode: first ?? behind, locality });
}

/**
 * Reads an address as a file of content has it: lines with commas between them, as on an envelope in its
 * country, perhaps with latitude and longitude at the end.
 *
 * @returns undefined if it is none
 */
export function readAddress(text: string, countryCode: string): Address | undefined {
  const [, north, east] = MAP.exec(text) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  const lines = text
    .replace(MAP, '')
    .split(/\s*[,،、]\s*/)
    .filter(Boolean);
  // Two letters at the end are a region, or the code of no country.
  const isCode = /^[A-Z]{2}$/.test(lines.at(-1) ?? '') && !REGIONS[countryCode];
  if (lines.length === 0 || isCode) return undefined;
  const isJapanese = countryCode === 'JP' && /\p{Script=Han}/u.test(text);
  const { locality, ...rest } =
    (isJapanese && readJapanese(lines)) || readParts(lines, countryCode);
  // "Dublin 2" and "Paris Cedex 04" are districts of the post.
  const city = locality.replace(/( cedex)?( \d{1,2})?$/i, '') || locality;
  return {
    lines,
    city,
    place: {
      ...rest,
      ...(city !== locality && { locality }),
      countryCode,
      ...(north && { latitude, longitude }),
    },
  };
}
