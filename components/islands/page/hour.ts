/**
 * What a page needs of the hour to which a visitor has moved the sun of the home page. It is kept as JSON, and its
 * moment, in milliseconds since 1970, as `hour`. While one is kept, the page has it as `data-hour`.
 */
export type Desks = {
  /** The sentence about whose hour it is, and the button after it. */
  yours: string;
  back: string;
  desks: {
    city: string;
    /** The day of the week by its own clock, from 0, which is Monday, and the time, such as "09:05". */
    day: number;
    time: string;
    isOpen: boolean;
    /** The picture of what its lit windows add to the town. */
    windows: string;
  }[];
};

/** Leads back to this moment, and to the theme that the visitor chose. */
function goBack(from: HTMLElement) {
  for (const key of ['hour', 'desks', 'theme']) sessionStorage.removeItem(key);
  delete document.documentElement.dataset.hour;
  // As in `daylight/theme`.
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: localStorage.theme }));
  dispatchEvent(new Event('hour'));
  // The button is gone. What stood beside it has the time.
  from.tabIndex = -1;
  from.focus();
}

/**
 * Lets an element obey the hour, or this moment again. Clocks do by themselves (`clock.enhancer`). A page fetches this
 * once an hour is kept.
 */
export function carry(element: HTMLElement, hour?: string): void {
  const { dataset } = element;
  if (dataset.at === hour) return;
  delete dataset.at;
  delete dataset.open;
  const children = [...element.children];
  for (const child of children) {
    child.ariaCurrent = null;
    if (child.matches('[data-carried]')) child.remove();
  }
  if (!hour) return;
  dataset.at = hour;

  // Another script of the site may have cleared it.
  if (!sessionStorage.desks) return;
  const kept: Desks = JSON.parse(sessionStorage.desks);
  for (const { city, day, time, isOpen, windows } of kept.desks) {
    if (dataset.town && !isOpen) {
      const image = new Image();
      image.alt = image.dataset.carried = '';
      image.src = windows;
      element.append(image);
    }
    if (city !== dataset.city) continue;
    dataset.open = `${isOpen}`;
    // The days of a week, or else times of a day, the last of which counts that has come.
    const here = children.findLast(({ textContent }, i) =>
      dataset.week ? i === day : textContent.slice(0, 5) <= time,
    );
    if (here) here.ariaCurrent = 'time';
  }
  if (dataset.says) {
    const says = document.createElement('span');
    says.dataset.carried = '';
    const back = document.createElement('button');
    const words = document.createElement('u');
    words.textContent = kept.back;
    back.append(words);
    back.onclick = () => goBack(element);
    says.append(`${kept.yours} `, back);
    element.prepend(says);
  }
  // The sun goes to its hour. Without one, it waits for a visitor who reaches for it.
  if (dataset.daylight) element.dispatchEvent(new Event('pointerover', { bubbles: true }));
}
