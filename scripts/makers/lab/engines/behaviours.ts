import type { Mail } from '../../../serve/mailbox/mails';
import { ERRORS } from './listener';
import { type Tab, waitFor } from './tab';

const ESCAPE = '\uE00C';
const ENTER = '\uE007';

/** What a behaviour has: the browser, the site's address, the sent mails, and a page of each kind. */
type Stage = {
  browser: Tab;
  url: string;
  mails: () => readonly Mail[];
  /** Finds the first page whose HTML has a text. */
  findPage: (text: string) => string;
};

/** Something that a visitor does. It throws if the site does not respond. */
export type Behaviour = {
  name: string;
  use: (stage: Stage) => Promise<void>;
  /** The errors that belong to it. */
  tolerated?: RegExp;
};

/** Values by the selectors of their fields. */
type Fields = Readonly<Record<string, string>>;

async function fill({ browser }: Stage, form: string, fields: Fields): Promise<void> {
  for (const [selector, text] of Object.entries(fields)) {
    await browser.press(`${form} ${selector}`);
    await browser.type(`${form} ${selector}`, text);
  }
}

/** Waits for a mail, and compares it with the fields of a form. */
async function expectMail({ mails }: Stage, number: number, fields: Fields): Promise<void> {
  const mail = await waitFor('the mail', async () => mails()[number] ?? null);
  const values = mail.fields.map(([, value]) => value);
  for (const [selector, text] of Object.entries(fields)) {
    if (!values.includes(text.replace(ENTER, '')))
      throw new Error(`the mail lacks the value of ${selector}`);
  }
}

/** Sends a filled form. */
async function send(stage: Stage, form: string, fields: Fields): Promise<void> {
  const before = stage.mails().length;
  await stage.browser.press(`${form} button[type="submit"]`);
  await expectMail(stage, before, fields);
}

const isShown = (selector: string) => document.querySelector(selector) !== null;
const isGone = (selector: string) => document.querySelector(selector) === null;
const isAt = (path: string) => location.pathname === path && document.readyState === 'complete';

/** An open dialog. The cursor is an open popover, too. */
const OPEN = 'dialog:is([open], :popover-open)';

/** Opens what a control of the header opens, and closes it with Escape. */
const header = (press: string, shows: string, width: number): Behaviour => ({
  name: press,
  async use({ browser, url }) {
    await browser.resize(width, 900);
    await browser.open(url);
    await browser.press(press);
    await browser.until(shows, isShown, shows);
    await browser.type('body', ESCAPE);
    await browser.until(`Escape to close ${shows}`, isGone, shows);
  },
});

/** Where the slides of a carousel are. */
const getPlaces = (selector: string) =>
  [...document.querySelectorAll(`${selector} [role="group"][aria-roledescription]`)]
    .map((slide) => slide.getBoundingClientRect().left)
    .join();

/** The labels of the slides whose middle is within their carousel. */
function getSlides(selector: string): string {
  const carousel = document.querySelector(selector);
  const { left = 0, right = 0 } = carousel?.getBoundingClientRect() ?? {};
  return [...(carousel?.querySelectorAll('[role="group"][aria-roledescription]') ?? [])]
    .filter((slide) => {
      const box = slide.getBoundingClientRect();
      const middle = (box.left + box.right) / 2;
      return middle > left && middle < right;
    })
    .map((slide) => slide.getAttribute('aria-label'))
    .join();
}

/** Pauses the first carousel of a kind, and turns it to the next slide. */
const turn = (marker: string): Behaviour => ({
  name: `carousel ${marker}`,
  async use({ browser, url, findPage }) {
    const carousel = `section[aria-roledescription]:is([${marker}], :has([${marker}]))`;
    await browser.open(url + findPage(marker));
    await browser.show(carousel);
    await browser.until('the carousel to start', isShown, `${carousel}[data-rotation]`);
    await browser.press(`${carousel} [data-rotate]`);
    await browser.until('the carousel to pause', isShown, `${carousel}[data-rotation="paused"]`);
    let places = '';
    await waitFor('the slides to rest', async () => {
      const before = places;
      places = await browser.run(getPlaces, carousel);
      return places === before;
    });
    const before = await browser.run(getSlides, carousel);
    await browser.press(`${carousel} [data-turn="next"]`);
    await waitFor('another slide', async () => (await browser.run(getSlides, carousel)) !== before);
  },
});

const CONSULTATION = 'main form[data-form]';
const INQUIRY = 'dialog:has([data-form])';

const person: Fields = {
  '[name="name"]': 'Asha Rao',
  '[name="contact_no"]': '9876543210',
  '[name="email"]': 'asha@example.com',
};
const matter: Fields = { '[name="subject"]': 'A till', '[name="message"]': 'It is slow.' };

const consultation: Behaviour = {
  name: 'consultation form, which shows its errors and keeps its text over Back',
  async use(stage) {
    const { browser, url } = stage;
    await browser.open(`${url}/contact`);
    await browser.press(`${CONSULTATION} button[type="submit"]`);
    await browser.until('errors', isShown, `${CONSULTATION} [aria-invalid="true"]`);
    await fill(stage, CONSULTATION, { ...person, ...matter });
    await browser.press('footer a[href="/about-us"]');
    await browser.until('another page', isAt, '/about-us');
    await browser.go('back');
    await browser.until('the form again', isAt, '/contact');
    await send(stage, CONSULTATION, { ...person, ...matter });
    await browser.until('"sent"', isShown, `${CONSULTATION} [role="status"]:not(:empty)`);
    const empty = `${CONSULTATION} [name="message"]:placeholder-shown`;
    await browser.until('an empty form', isShown, empty);
  },
};

const inquiry: Behaviour = {
  name: 'job inquiry, which the next visit sends after the service has failed',
  tolerated: /was not sent|503|outbox stopped/,
  async use(stage) {
    const { browser, url, findPage, mails } = stage;
    const job: Fields = {
      '[name="job_role"]': 'Engineer',
      '[name="cover_letter"]': 'I build bridges.',
      '[data-enter]': `React${ENTER}`,
    };
    await browser.open(url + findPage('name="job_role"'));
    await browser.press('main button[popovertarget]');
    await fill(stage, INQUIRY, { ...person, ...job });
    const before = mails().length;
    await fetch(`${url}/__mailbox/faults`, { method: 'POST', body: '{"status":503,"times":9}' });
    await browser.press(`${INQUIRY} button[type="submit"]`);
    const isNoted = (key: string) => sessionStorage.getItem(key)?.includes('was not sent') === true;
    await browser.until('the console to say so', isNoted, ERRORS);
    await fetch(`${url}/__mailbox/faults`, { method: 'DELETE' });
    if (mails().length > before) throw new Error('the service has not failed');
    await browser.open(`${url}/about-us`);
    await expectMail(stage, before, { ...person, ...job });
  },
};

const search: Behaviour = {
  name: 'search, and back to its results',
  async use({ browser, url }) {
    const result = '[data-results] li a';
    await browser.open(`${url}/search`);
    await browser.type('input[type="search"]', 'design');
    await browser.until('results', isShown, result);
    await browser.press(result);
    await browser.until('the found page', () => location.pathname !== '/search');
    await browser.go('back');
    await browser.until('the results again', isShown, result);
    await browser.until('the query again', isShown, 'input[type="search"]:not(:placeholder-shown)');
  },
};

const theme: Behaviour = {
  name: 'theme, kept over a reload',
  async use({ browser, url }) {
    const choose = (value: string) =>
      browser.press(`footer label:has([data-theme-choice][value="${value}"])`);
    await browser.open(`${url}/about-us`);
    await choose('dark');
    await browser.until('the dark theme', isShown, '[data-theme="dark"]');
    await browser.go('refresh');
    await browser.until('the dark theme again', isShown, '[data-theme="dark"]');
    await choose('system');
    await browser.until("the system's theme", isGone, '[data-theme="dark"]');
  },
};

/** What a visitor does. */
export const behaviours: readonly Behaviour[] = [
  header('[aria-label="Open menu"]', OPEN, 480),
  header('[popovertarget="services-menu"]', '#services-menu:popover-open', 1440),
  header('[aria-label="Open contact panel"]', OPEN, 1440),
  ...['data-enhance="carousel"', 'data-island="LogoSlides"', 'data-island="ProjectSlides"'].map(
    turn,
  ),
  consultation,
  search,
  theme,
  // The mail service takes one mail a second, so other things come between the two forms.
  inquiry,
];
