import { contactBanner } from '@/components/sections/contact/ContactBanner/ContactBanner.schema';
import { contactDetails } from '@/components/sections/contact/ContactDetails/ContactDetails.schema';
import { definePage } from '../schema/page';

const sections = { banner: contactBanner.omit({ form: true }), details: contactDetails };

/** The contact page. Addresses, mail and telephone are those of `content/site.ts`. */
export const contact = definePage('contact', sections, {
  meta: {
    title: 'Contact Us',
    description:
      'Write, ring or come by: 24/7 assistance from our desk in Noida, staffed Monday to Saturday, 8:00 AM to 9:00 PM Indian Standard Time.',
  },
  share: {
    kind: 'people',
    line: 'lead',
    alt: 'Clay busts of three people of the team behind their desk',
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
        city: 'Noida',
        timeZone: 'Asia/Kolkata',
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
        lines: ['B-24, Sector 62, Noida', 'Uttar Pradesh 201309', 'India'],
        href: 'https://www.openstreetmap.org/?mlat=28.6273&mlon=77.3674#map=16/28.6273/77.3674',
      },
      {
        term: 'Email',
        lines: ['hello@rivermark.example'],
        href: 'mailto:hello@rivermark.example',
      },
      { term: 'Phone', lines: ['+44 151 496 0142'], href: 'tel:+441514960142' },
    ],
    map: {
      frame:
        'https://www.openstreetmap.org/export/embed.html?bbox=77.3569%2C28.6211%2C77.3779%2C28.6335&layer=mapnik&marker=28.6273%2C77.3674',
      page: 'https://www.openstreetmap.org/?mlat=28.6273&mlon=77.3674#map=16/28.6273/77.3674',
      title: 'Map of Sector 62, Noida, with our office marked',
      place: 'B-24, Sector 62, Noida',
      link: 'Open the map on OpenStreetMap',
    },
  },
});
