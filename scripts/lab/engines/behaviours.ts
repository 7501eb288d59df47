import type { Mail } from '../../serve/mailbox/mails';
import { changeForm } from './changes';
import { type Control, controls, OPEN } from './controls';
import { type Tab, waitFor } from './webdriver';

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
export type Behaviour = { name: string; use: (stage: Stage) => Promise<void> };

/** Values by the selectors of their fields. */
type Fields = Readonly<Record<string, string>>;

async function fill({ browser }: Stage, form: string, fields: Fields): Promise<void> {
  for (const [selector, text] of Object.entries(fields)) {
    await browser.press(`${form} ${selector}`);
    await browser.type(`${form} ${selector}`, text);
  }
}

/** Sends a filled form, and compares its mail with the fields. */
async function send({ browser, mails }: Stage, form: string, fields: Fields): Promise<void> {
  const before = mails().length;
  await browser.press(`${form} button[type="submit"]`);
  const mail = await waitFor('the mail', async () => mails()[before] ?? null);
  const values = mail.fields.map(([, value]) => value);
  for (const [selector, text] of Object.entries(fields)) {
    if (!values.includes(text.replace(ENTER, '')))
      throw new Error(`the mail lacks the value of ${selector}`);
  }
}

const isShown = (selector: string) => document.querySelector(selector) !== null;
const isGone = (selector: string) => document.querySelector(selector) === null;
const isAt = (path: string) => location.pathname === path && document.readyState === 'complete';

/** The last field of the consultation form when it is empty. */
const EMPTY = '[name="message"]:placeholder-shown';

/** Opens and closes what a control of the header opens. */
const header = ({ press, shows }: Control): Behaviour => ({
  name: press,
  async use({ browser, url }) {
    await browser.open(url);
    await browser.press(press);
    await browser.until(shows, isShown, shows);
    await browser.type('body', ESCAPE);
    await browser.until(`Escape to close ${shows}`, isGone, shows);
  },
});

/** Where the slides of a carousel are. */
const getPlaces = (selector: string) =>
  [...document.querySelectorAll(`${selector} [aria-roledescription="slide"]`)]
    .map((slide) => slide.getBoundingClientRect().left)
    .join();

/** The labels of the slides whose middle is within their carousel. */
function getSlides(selector: string): string {
  const carousel = document.querySelector(selector);
  const { left = 0, right = 0 } = carousel?.getBoundingClientRect() ?? {};
  return [...(carousel?.querySelectorAll('[aria-roledescription="slide"]') ?? [])]
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
    const carousel = `[aria-roledescription="carousel"]:is([${marker}], :has([${marker}]))`;
    await browser.open(url + findPage(marker));
    await browser.show(carousel);
    await browser.until(
      'the carousel to start',
      isShown,
      `[${marker}]:is([data-enhanced], [data-ready])`,
    );
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
// The outbox does not send the same message twice, so the words are another screen's.
const matter = (words: string): Fields => ({
  '[name="subject"]': 'A till',
  '[name="message"]': `It is slow ${words}.`,
});
const job = (words: string): Fields => ({
  '[name="job_role"]': 'Engineer',
  '[name="cover_letter"]': `Bridges, seen ${words}.`,
  '[data-enter]': `React${ENTER}`,
});

const consultation = (screen: string): Behaviour => ({
  name: 'consultation form, which keeps its text over Back',
  async use(stage) {
    const { browser, url } = stage;
    const fields = { ...person, ...matter(`on a ${screen} screen`) };
    await browser.open(`${url}/contact`);
    await fill(stage, CONSULTATION, fields);
    await browser.press('footer a[href="/about-us"]');
    await browser.until('another page', isAt, '/about-us');
    await browser.go('back');
    await browser.until('the form again', isAt, '/contact');
    await send(stage, CONSULTATION, fields);
    await browser.until('"sent"', isShown, `${CONSULTATION} [role="status"]:not(:empty)`);
    await browser.until('an empty form', isShown, `${CONSULTATION} ${EMPTY}`);
  },
});

async function openInquiry({ browser, url, findPage }: Stage): Promise<void> {
  await browser.open(url + findPage('name="job_role"'));
  await browser.press('main button[popovertarget]');
}

const inquiry = (screen: string): Behaviour => ({
  name: 'job inquiry',
  async use(stage) {
    await openInquiry(stage);
    const fields = { ...person, ...job(`on a ${screen} screen`) };
    await fill(stage, INQUIRY, fields);
    await send(stage, INQUIRY, fields);
    await stage.browser.until('the dialog to close', isGone, OPEN);
  },
});

/** Changes a form, shows its errors, fills it and sends it: the person by a script, the rest by keys. */
async function sendChanged(stage: Stage, form: string, typed: Fields): Promise<void> {
  const { browser } = stage;
  await browser.run(changeForm, form, {});
  await browser.press(`${form} button[type="submit"]`);
  await browser.until('errors', isShown, `${form} [aria-invalid="true"]`);
  await browser.run(changeForm, form, person);
  await fill(stage, form, typed);
  await send(stage, form, { ...person, ...typed });
}

const changed = (screen: string): Behaviour => ({
  name: 'both forms, changed by translators and password managers',
  async use(stage) {
    const { browser, url, mails } = stage;
    const before = mails().length;
    await browser.open(`${url}/contact`);
    await sendChanged(stage, CONSULTATION, matter(`on a changed ${screen} screen`));
    await browser.until('an empty form', isShown, `${CONSULTATION} ${EMPTY}`);
    await openInquiry(stage);
    await sendChanged(stage, INQUIRY, job(`on a changed ${screen} screen`));
    await browser.until('the dialog to close', isGone, OPEN);
    const sent = mails().length - before;
    if (sent !== 2) throw new Error(`two forms led to ${sent} mails`);
  },
});

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

const history: Behaviour = {
  name: 'back and forward',
  async use({ browser, url }) {
    await browser.open(`${url}/blogs`);
    const card = '[data-card] a';
    const address = await browser.run(
      (link) => document.querySelector(link)?.getAttribute('href') ?? '',
      card,
    );
    await browser.press(card);
    await browser.until('the article', isAt, address);
    for (const [way, path] of [
      ['back', '/blogs'],
      ['forward', address],
    ] as const) {
      await browser.go(way);
      await browser.until(`${way} to ${path}`, isAt, path);
      await browser.until(
        `the parts of ${path}`,
        isGone,
        '[data-when="load"]:not([data-enhanced])',
      );
    }
  },
};

/** What a visitor does on a screen. */
export const behaviours = (screen: keyof typeof controls): readonly Behaviour[] => [
  ...controls[screen].map(header),
  ...['data-enhance="carousel"', 'data-island="LogoSlides"', 'data-island="ProjectSlides"'].map(
    turn,
  ),
  consultation(screen),
  search,
  theme,
  // The mail service takes one mail a second, so other things come between the two forms.
  inquiry(screen),
  history,
  changed(screen),
];
