/** Sample offices, and what depends on them: working days and jobs. */
import type { Job, JobCardData } from '@/content/collections/job-schema';
import type { Office } from '@/content/files/agency-schema';
import { getMap } from '@/content/schema/map';
import { weekdays } from '@/content/schema/opening-hours';
import { createTimeWords } from '@/content/schema/time-words';
import { getWorkingDay, type WorkingDay } from '@/content/schema/working-day';

const fenwick = {
  ...{ street: '1 Lock Lane', locality: 'Fenwick', postalCode: '201301', latitude: -42.9 },
  longitude: 147.4,
};

/** An office in a short street, closed on Wednesdays and Sundays. */
export const sampleOffice: Office = {
  ...{ city: 'Fenwick', country: 'Australia', name: 'Fenwick, Australia' },
  lines: ['1 Lock Lane', 'Fenwick, Northshire 201301'],
  address: ['1 Lock Lane', 'Fenwick, Northshire 201301', 'Australia'],
  ...{ shortAddress: 'Lock Lane, Fenwick', timeZone: 'Australia/Hobart', timeName: 'Yard time' },
  ...{ surroundings: { street: 'Lock Lane', station: 'Fenwick Quay' }, number: 1 },
  place: { ...fenwick, region: 'Northshire', countryCode: 'AU' },
  hours: [
    {
      ...{ days: ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'], opens: '08:00' },
      closes: '18:00',
    },
  ],
  map: getMap({ address: [], place: fenwick }),
};

const longLines = [
  'Fenwick Yard and Sailing School',
  '1 Lock Lane, behind the old mill',
  'Calder, Northshire 201301',
];

/** An office with a long address, open every day. */
export const longOffice: Office = {
  ...sampleOffice,
  ...{ city: 'Calder', name: 'Calder, Australia', lines: longLines },
  ...{ address: [...longLines, 'Australia'], timeZone: 'America/Toronto', number: 2 },
  hours: [{ days: [...weekdays], opens: '08:00', closes: '21:00' }],
};

const words = createTimeWords('en-GB', { clock: 12, hours: '{opens} to {closes}' });

/** The working day of some offices, by the clock of one of them. */
const drawDay = (...offices: readonly Office[]): WorkingDay =>
  getWorkingDay(offices, 'winter', words);

const north: Office = {
  ...sampleOffice,
  ...{ city: 'North', timeZone: 'Asia/Colombo', place: { ...sampleOffice.place, latitude: 6.9 } },
  hours: [{ days: [...weekdays], opens: '08:00', closes: '21:00' }],
};

const south: Office = {
  ...north,
  ...{ city: 'South', number: 2, timeZone: 'Atlantic/Faroe' },
  place: { ...north.place, latitude: 62 },
  hours: [{ days: [...weekdays], opens: '09:00', closes: '17:30' }],
};

const west: Office = {
  ...south,
  ...{ city: 'Westmost-on-the-Water', number: 3, timeZone: 'America/Halifax' },
  hours: [{ days: [...weekdays], opens: '09:00', closes: '17:00' }],
};

const east: Office = {
  ...south,
  ...{ city: 'Eastern Lock and Basin', number: 4, timeZone: 'Asia/Kathmandu' },
  hours: [{ days: [...weekdays], opens: '14:00', closes: '22:30' }],
};

const antipode: Office = { ...sampleOffice, city: 'Antipode', number: 4 };

/** The working days of one office to four, by the clock of the second if there is one. */
export const workingDays = {
  ...{ one: drawDay(north), two: drawDay(north, south) },
  sameHours: drawDay(north, { ...north, city: 'South', number: 2 }),
  four: drawDay(north, south, west, east),
  neverTogether: drawDay(north, south, west, antipode),
} satisfies Record<string, WorkingDay>;

/** A job with every optional part. */
export const sampleJob: Job = {
  ...{ slug: 'sample', jobTitle: 'Boat Builder', company: 'Fenwick Yard', location: 'Onsite' },
  ...{ city: 'Fenwick', jobType: 'Full-time', experienceLevel: '2-4 years' },
  description:
    'You build and mend wooden boats with three others, from the first plank to the last coat.',
  aboutCompany:
    'Fenwick Yard has two sheds and forty boats.\nEverybody who works here can sail, or learns it in the first summer.',
  keyResponsibilities: [
    'Plan the work of the week. Every Monday you choose with the others which boat comes first.',
    'Mend hulls',
    'Teach. Once a month you show visitors how a plank is bent.',
  ],
  requiredSkills: ['Joinery', 'Painting', 'Sailing'],
  preferredQualifications: ['A boat of your own', 'A licence for the canal'],
  ...{ datePosted: '2026-03-02', validThrough: '2031-03-30', office: sampleOffice },
};

/** A job with long words, without a last day. */
export const longJob: Job = {
  ...sampleJob,
  ...{ slug: 'long-sample', jobTitle: 'Senior Boat Builder and Teacher for Evening Lessons' },
  ...{ company: 'Fenwick Yard and Sailing School', location: 'Hybrid', jobType: 'Part-time' },
  experienceLevel: '10-15 years',
  keyResponsibilities: [
    ...sampleJob.keyResponsibilities,
    'Keep the book. What creaks is written down on the day, by boat, and read aloud on Monday before anyone picks up a plane, so that the same leak is never found twice.',
    'Buy timber. You know four sawyers by name, and which of them to ring when it rains.',
  ],
  requiredSkills: [
    ...sampleJob.requiredSkills,
    'Steam bending',
    'First aid',
    'Teaching',
    'Patience',
  ],
  validThrough: undefined,
};

export const openJobs: JobCardData[] = [sampleJob, longJob].map((each) => ({
  ...each,
  preview: each.description.slice(0, 20),
  facts: [`${each.jobType}, ${each.location}`, each.experienceLevel],
}));
