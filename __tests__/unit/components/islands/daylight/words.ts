/** The words of a day whose hour does not go along to other pages. */
export const WORDS = {
  label: 'Time',
  now: 'Now',
  in: 'in',
  allOpen: 'open',
  noneOpen: 'closed',
  yours: '',
  back: '',
};
