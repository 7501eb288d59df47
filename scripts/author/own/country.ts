import { type CountryCode, getCountries, parsePhoneNumber } from 'libphonenumber-js/min';

/** What people call countries beside their codes and names. */
const OTHERS: Readonly<Record<string, CountryCode>> = { UK: 'GB', USA: 'US', UAE: 'AE' };

const english = new Intl.DisplayNames('en', { type: 'region' });

/** The code of a country by its code, or by its name in English or in its own language. */
export function readCountry(text: string): string | undefined {
  const typed = text.toLowerCase();
  return (
    OTHERS[text.toUpperCase()] ??
    getCountries().find((code) => {
      const { language } = new Intl.Locale(`und-${code}`).maximize();
      const own = new Intl.DisplayNames(language, { type: 'region' });
      return [code, english.of(code), own.of(code)].some((name) => name?.toLowerCase() === typed);
    })
  );
}

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
  /\/(New_York|Toronto|Sydney|Sao_Paulo|Moscow|Mexico_City|Madrid|Lisbon|Shanghai|Berlin|Auckland|Santiago|Buenos_Aires|Jakarta|Almaty|Guayaquil)$/;

/** Whether a country and its city have this name, as Hong Kong has. */
export const isCityState = (country: string, name: string): boolean =>
  guessTimeZone(country, '').endsWith(`/${name.replaceAll(' ', '_')}`);

/** Zones that have another name by now. */
const RENAMED: Readonly<Record<string, string>> = {
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
  const zones = Array.isArray(found) ? found.map(String) : [];
  const zone =
    zones.find((each) => each.endsWith(`/${city.replaceAll(' ', '_')}`)) ??
    zones.find((each) => LARGEST.test(each)) ??
    zones[0] ??
    'Europe/London';
  return RENAMED[zone] ?? zone;
}
