import { consultationForm } from '../forms';
import { contactPage } from '../schema/contact';
import { define } from '../schema/define';
import type { Share } from '../schema/share';
import { site } from '../site';

const { offices, email, phone } = site.footer;

/** The office that the page gives its hours and its map for. */
const [noida] = offices.filter(({ bank }) => bank === 'noida');

/** The contact page. Addresses, mail and telephone come from `content/site.ts`. */
export const contact = define('content/pages/contact.ts', contactPage, {
  meta: {
    title: 'Contact Us',
    description:
      'Write, ring or come by: 24/7 assistance from our desk in Noida, staffed Monday to Saturday, 8:00 AM to 9:00 PM Indian Standard Time.',
  },
  banner: {
    path: [{ label: 'Home', href: '/' }],
    title: ['Contact', 'Us'],
    lead: 'The people at this desk are the people who build. Bring them the problem as it is.',
    world: 'software',
    people: [
      { name: 'team-4', decorative: true },
      { name: 'team-5', decorative: true },
      { name: 'team-3', decorative: true },
    ],
    formTitle: 'Write to us',
    form: consultationForm,
    hours: {
      title: '24/7 assistance',
      text: 'Monday to Saturday, 8:00 AM to 9:00 PM Indian Standard Time',
      note: 'That is when the desk is staffed. At any other hour, Sundays included, the engineer on call picks up what cannot wait until morning.',
      week: [
        { name: 'Mon', staffed: true },
        { name: 'Tue', staffed: true },
        { name: 'Wed', staffed: true },
        { name: 'Thu', staffed: true },
        { name: 'Fri', staffed: true },
        { name: 'Sat', staffed: true },
        { name: 'Sun', staffed: false },
      ],
      clock: {
        city: noida?.city ?? '',
        timeZone: noida?.timeZone ?? '',
        bank: 'noida',
      },
    },
  },
  details: {
    title: 'Or come round. The kettle is on.',
    sun: { name: 'sprite-ball', decorative: true },
    ways: [
      {
        term: 'Address',
        lines: [...(noida?.lines ?? []), noida?.country ?? ''],
        href: site.map.page,
      },
      { term: 'Email', lines: [email.display], href: email.href },
      { term: 'Phone', lines: [phone.display], href: phone.href },
    ],
    map: {
      ...site.map,
      title: 'Map of Sector 62, Noida, with our office marked',
      place: noida?.lines[0] ?? '',
      link: 'Open the map on OpenStreetMap',
    },
  },
});

/** What its share picture shows. */
export const contactShare: Share = {
  title: contact.banner.title.join(' '),
  line: contact.banner.lead,
  world: contact.banner.world,
  art: { kind: 'people', busts: contact.banner.people },
  alt: 'Clay busts of three people of the team behind their desk',
};
