import { type CountryCode, getCountries, parsePhoneNumber } from 'libphonenumber-js/min';

/** What people call countries beside their codes and their names in Intl. */
const OTHERS: Readonly<Record<string, CountryCode>> = {
  ...{ usa: 'US', 'united states of america': 'US', uae: 'AE' },
  ...{ england: 'GB', scotland: 'GB', wales: 'GB' },
  ...{ 'great britain': 'GB', 'northern ireland': 'GB' },
  ...{ turkey: 'TR', 'czech republic': 'CZ', holland: 'NL', 'ivory coast': 'CI' },
};

/** A name in small letters, without accents, full stops and "the". */
const simplify = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .replaceAll('’', "'")
    .replaceAll('&', 'and')
    .toLowerCase()
    .trim()
    .replace(/^the /, '');

const names = new Map<string, CountryCode>();

/** Lists the codes of countries, and their names in the languages of all of them, English first. */
function listNames(): ReadonlyMap<string, string> {
  if (names.size > 0) return names;
  const codes = getCountries();
  const add = (name: string, code: CountryCode) =>
    names.has(simplify(name)) || names.set(simplify(name), code);
  for (const code of codes) add(code, code);
  for (const [name, code] of Object.entries(OTHERS)) add(name, code);
  const own = codes.map((code) => new Intl.Locale(`und-${code}`).maximize().language);
  for (const language of new Set(['en', ...own])) {
    for (const style of ['long', 'short'] as const) {
      const shown = new Intl.DisplayNames(language, { type: 'region', style });
      for (const code of codes) add(shown.of(code) ?? code, code);
    }
  }
  return names;
}

/** The code of a country by its code, or by a name in the language of any country. */
export const readCountry = (text: string): string | undefined => listNames().get(simplify(text));

/** The name of a country in a language, which is the short one where the other names China, too. */
export const nameCountry = (code: string, language: string): string =>
  new Intl.DisplayNames(language, {
    type: 'region',
    style: /^(HK|MO)$/.test(code) ? 'short' : 'long',
  }).of(code) ?? code;

/** The country of a phone number. Numbers of +44 are British. */
export function guessCountry(phone: unknown): string {
  try {
    return parsePhoneNumber(String(phone)).country ?? 'GB';
  } catch {
    return 'GB';
  }
}

/** Zones in which most people of a country with several live. */
const LARGEST =
  /\/(New_York|Toronto|Sydney|Sao_Paulo|Moscow|Mexico_City|Madrid|Lisbon|Shanghai|Berlin|Auckland|Santiago|Buenos_Aires|Jakarta|Almaty|Guayaquil|Ulaanbaatar|Godthab|Nuuk|Tahiti|Port_Moresby|Tashkent|Tarawa|Nicosia)$/;

/** Whether the city of a country has its name, as Hong Kong has. */
export const isCityState = (country: string): boolean =>
  /^(DJ|GI|GT|HK|KW|LU|MC|MO|PA|SG|SM|VA)$/.test(country);

/** Zones that have another name by now. */
const RENAMED: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The time zone of a city, or the one in which most people of its country live. */
export function guessTimeZone(country: string, city: string): string {
  const locale: object = new Intl.Locale(country ? `und-${country}` : 'und');
  const found: unknown =
    'getTimeZones' in locale && typeof locale.getTimeZones === 'function'
      ? locale.getTimeZones()
      : Reflect.get(locale, 'timeZones');
  // Intl knows no zone of Kosovo.
  const none = country === 'XK' ? 'Europe/Belgrade' : 'Europe/London';
  const zones = Array.isArray(found) ? found.map(String) : [];
  const zone =
    zones.find((each) => each.endsWith(`/${city.replaceAll(' ', '_')}`)) ??
    zones.find((each) => LARGEST.test(each)) ??
    zones[0] ??
    none;
  return RENAMED[zone] ?? zone;
}
