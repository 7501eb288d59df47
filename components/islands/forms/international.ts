import { type CountryCode, isPossiblePhoneNumber, isSupportedCountry } from 'libphonenumber-js/min';
import { tidyPhone } from '../delivery/phone';

/**
 * Makes the check of telephone numbers of any country. A number of a possible length passes, because
 * lists of the numbers in use are never complete.
 *
 * @param countries the ISO 3166 codes of the countries whose numbers may stand without "+" and a code
 */
export function createNumberCheck(countries: readonly string[]): (value: string) => boolean {
  const known: readonly (CountryCode | undefined)[] = [
    undefined,
    ...countries.filter((code) => isSupportedCountry(code)),
  ];
  return (value) => {
    const tidy = tidyPhone(value);
    // In most countries "00" stands for "+".
    return [tidy, tidy.replace(/^00/, '+')].some((number) =>
      known.some((country) => isPossiblePhoneNumber(number, country)),
    );
  };
}
