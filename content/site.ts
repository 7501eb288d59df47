import { define } from './schema/define';
import { site as schema } from './schema/site';

/**
 * The agency: its addresses, hours and social links, and how the site behaves. Its name is in
 * `name.ts`, its menus are in `routes.ts`, and keys come from the environment.
 */
export const site = define('content/site.ts', schema, {
  legalName: 'Rivermark Digital Ltd',
  skip: 'Skip to content',
  toTop: 'Back to top',
  cursor: 'View',
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  header: {
    label: 'Main',
    links: 'header',
    services: { label: 'Services' },
    contact: { label: 'Contact Us', href: '/contact' },
    openPanel: 'Open contact panel',
  },
  demoHeader: {
    label: 'Main',
    groups: [
      { label: 'Home', links: 'demo-home' },
      { label: 'Pages', links: 'demo-pages' },
      { label: 'Blog', links: 'demo-blog' },
    ],
    contact: 'Contact',
  },
  menu: { open: 'Open menu', close: 'Close menu', label: 'Menu', theme: 'Theme, in the menu' },
  panel: {
    label: 'Contact',
    close: 'Close panel',
    email: { display: 'hello@rivermark.example', href: 'mailto:hello@rivermark.example' },
    phone: { display: '+44 151 496 0142', href: 'tel:+441514960142' },
    office: {
      timeZone: 'Europe/London',
      bank: 'liverpool',
      map: 'https://www.openstreetmap.org/?mlat=53.3965&mlon=-2.9836#map=17/53.3965/-2.9836',
      title: 'Liverpool, England',
      address: 'Baltic Triangle, 42 Jamaica Street, Liverpool L1',
    },
    hours: { days: 'Open 7 days a week', times: '10:00 am to 6:00 pm' },
    chat: { label: 'Chat with us', href: '/contact' },
    project: {
      title: 'One till for shop, deli and website',
      href: '/project-details',
      world: 'consulting',
      picture: { name: 'case-pos', decorative: true },
    },
    support: {
      title: 'Need Help Choosing a Plan?',
      links: [
        { label: 'Contact', href: '/contact' },
        { label: 'Support', href: '/contact' },
        { label: 'Documentation', href: '/contact' },
      ],
    },
  },
  footer: {
    title: 'Tell us what’s stuck.',
    lead: 'An engineer reads every message and replies within one working day.',
    offices: [
      {
        city: 'Noida',
        country: 'India',
        lines: ['B-24, Sector 62, Noida', 'Uttar Pradesh 201309'],
        timeZone: 'Asia/Kolkata',
        bank: 'noida',
        place: {
          street: 'B-24, Sector 62',
          locality: 'Noida',
          region: 'Uttar Pradesh',
          postalCode: '201309',
          countryCode: 'IN',
          latitude: 28.6273,
          longitude: 77.3674,
        },
        // /contact has them in words.
        hours: {
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '08:00',
          closes: '21:00',
        },
        map: 'https://www.openstreetmap.org/?mlat=28.6273&mlon=77.3674#map=16/28.6273/77.3674',
      },
      {
        city: 'Liverpool',
        country: 'England',
        lines: ['42 Jamaica Street', 'Baltic Triangle, Liverpool L1'],
        timeZone: 'Europe/London',
        bank: 'liverpool',
        map: 'https://www.openstreetmap.org/?mlat=53.3965&mlon=-2.9836#map=17/53.3965/-2.9836',
        place: {
          street: '42 Jamaica Street, Baltic Triangle',
          locality: 'Liverpool',
          postalCode: 'L1',
          countryCode: 'GB',
          latitude: 53.3963,
          longitude: -2.9819,
        },
        // The contact panel has them in words.
        hours: {
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          opens: '10:00',
          closes: '18:00',
        },
      },
    ],
    phone: { display: '+44 151 496 0142', href: 'tel:+441514960142' },
    email: { display: 'hello@rivermark.example', href: 'mailto:hello@rivermark.example' },
    columns: [
      { title: 'Rivermark', links: 'footer' },
      { title: 'Services', links: 'services' },
      { title: 'Quick Links', links: 'quick-links' },
    ],
    madeIn: 'Made in Noida and Liverpool',
  },
  map: {
    frame:
      'https://www.openstreetmap.org/export/embed.html?bbox=77.3569%2C28.6211%2C77.3779%2C28.6335&layer=mapnik&marker=28.6273%2C77.3674',
    page: 'https://www.openstreetmap.org/?mlat=28.6273&mlon=77.3674#map=16/28.6273/77.3674',
  },
  smallFooter: {
    tagline: 'Where your vision meets our expertise, on both banks.',
    follow: 'Follow us',
    icons: [
      { label: 'LinkedIn', icon: 'linkedin', href: '/' },
      { label: 'Instagram', icon: 'instagram', href: '/' },
      { label: 'Facebook', icon: 'facebook', href: '/' },
      { label: 'Chat', icon: 'chat', href: '/' },
    ],
  },
  social: [
    {
      name: 'LinkedIn',
      href: 'https://www.linkedin.com/company/rivermark-example',
      icon: 'linkedin',
    },
    { name: 'Instagram', href: 'https://www.instagram.com/rivermark.example', icon: 'instagram' },
    { name: 'Facebook', href: 'https://www.facebook.com/rivermark.example', icon: 'facebook' },
  ],
  copyright: 'All rights reserved.',
  analytics: {
    /**
     * 'start': the tracker starts with the application and counts every page view (specification,
     * section 7).
     *
     * 'ask': the tracker loads only after the visitor has accepted. Global Privacy Control counts as
     * a refusal until the visitor accepts. "Privacy choices" in every footer asks again. UK law
     * (PECR) requires this for advertising trackers.
     *
     * Without a pixel's id there is no tracker.
     */
    consent: 'start',
    question: {
      title: 'May we count your visit?',
      text: 'Meta’s pixel would tell us which pages are read and which adverts lead here. It sets cookies, and Meta learns of your visit. Nothing is loaded before you accept.',
      more: { label: 'What Meta receives', href: '/privacy-policy#meta-pixel' },
      accept: 'Accept',
      refuse: 'Refuse',
      reopen: 'Privacy choices',
    },
  },
  publishing: {
    /** true: each article and each service also stands as Markdown, for language models. */
    markdown: true,
    /**
     * How many of the newest articles have a share picture of their own, and how many of the jobs.
     * The other articles show that of their first tag, and the other jobs that of the careers page.
     */
    sharePictures: 200,
  },
  forms: {
    /**
     * false: a form that could not be sent keeps its fields and shows no message (specification,
     * sections 4 and 8).
     *
     * true: an alert beside the button has the phone, the mail address and a button to try again.
     */
    failureNotice: false,
    /**
     * true: a message that could not be delivered waits on the visitor's device for up to 7 days and
     * is sent again automatically. A delivered message is not sent twice. Visitors see none of this.
     *
     * false: nothing is kept. With reCAPTCHA nothing is kept either, because its token expires.
     */
    outbox: true,
    /**
     * A number of seconds: a form sent sooner after the page opens fails. The visitor can send it
     * again. null: no limit.
     */
    timeTrap: null,
    /** The least number of seconds between two mails of a visitor. null: no limit. */
    rateLimit: null,
    /** true: browsers that a program controls, such as those of tests, cannot send. */
    blockHeadless: false,
  },
});
