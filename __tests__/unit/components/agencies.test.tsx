/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { exampleOf } from '@/__tests__/examples/exampleOf';
import { sampleJob } from '@/__tests__/examples/sampleOffices';
import { form } from '@/__tests__/examples/samples';
import { showPage } from '@/__tests__/support/page';
import { llms } from '@/app/llms.txt/llms';
import { Shell } from '@/components/layout/Shell/Shell';
import { ContactBanner } from '@/components/sections/contact/ContactBanner/ContactBanner';
import { contactBanner } from '@/components/sections/contact/ContactBanner/ContactBanner.schema';
import { ContactDetails } from '@/components/sections/contact/ContactDetails/ContactDetails';
import { contactDetails } from '@/components/sections/contact/ContactDetails/ContactDetails.schema';
import { JobBody } from '@/components/sections/job-description/JobBody/JobBody';
import { jobBody } from '@/components/sections/job-description/JobBody/JobBody.schema';
import { TeamIntro } from '@/components/sections/team/TeamIntro/TeamIntro';
import { teamIntro } from '@/components/sections/team/TeamIntro/TeamIntro.schema';
import { WorkingDay } from '@/components/ui/WorkingDay/WorkingDay';
import { agency } from '@/content/files/agency';
import { agency as schema } from '@/content/files/agency-schema';
import { createTimeWords } from '@/content/schema/time-words';
import { getWorkingDay } from '@/content/schema/working-day';
import { consultationForm } from '@/content/site/forms-schema';
import { site } from '@/content/site/site';
import { localBusinesses, organization } from '@/content/structured/agency';

const bare = {
  city: 'Dubai',
  country: 'UAE',
  timeZone: 'Asia/Dubai',
  place: { countryCode: 'AE' },
};
const whole = {
  ...{ city: 'Tokyo', country: 'Japan', timeZone: 'Asia/Tokyo', timeName: 'local time' },
  ...{ lines: ['1-2-3 Marunouchi', 'Tokyo 100-0005'], shortAddress: '1-2-3 Marunouchi' },
  place: { countryCode: 'JP', street: '1-2-3 Marunouchi', postalCode: '100-0005', region: 'Kanto' },
  hours: [
    { days: ['Monday'], opens: '09:00', closes: '12:00' },
    { days: ['Monday', 'Friday'], opens: '20:00', closes: '04:00' },
  ],
};
const placed = {
  ...{ ...bare, city: 'Aarhus', timeZone: 'Europe/Copenhagen' },
  place: { countryCode: 'DK', latitude: 56, longitude: 10 },
  hours: { days: ['Monday'], opens: '00:00', closes: '00:00' },
};

const words = createTimeWords('en-GB', { clock: 24, hours: '{opens} to {closes}' });
const sampleForm = consultationForm.parse(form);
const props = {
  banner: exampleOf(contactBanner, 'long', { form }),
  details: exampleOf(contactDetails, 'long'),
  job: exampleOf(jobBody, 'long', { desks: [] }),
  team: exampleOf(teamIntro, 'long', { dots: 9 }),
};

const { panel, ...rest } = site();

/** Every value in structured data. */
const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];

function show(fields: object) {
  const given = schema.parse({
    ...{ name: 'Fenwick', language: 'en-GB', legalName: 'Fenwick Ltd', replyTime: 'a day' },
    ...{ email: 'boats@example.com', social: [], ...fields },
  });
  const { email, phone, offices } = given;
  const [office] = offices;
  Object.assign(agency(), { phone: undefined, timeZone: undefined }, given);
  const called = { ...sampleForm, failure: { ...sampleForm.failure, phone } };
  showPage(
    <Shell site={{ ...rest, agency: agency(), panel: { ...panel, office } }} path="/contact">
      <ContactBanner {...props.banner} form={called} office={office} />
      <ContactDetails {...props.details} {...{ addresses: offices, office, email, phone }} />
      <JobBody {...props.job} job={{ ...sampleJob, office }} open={false} dialog="inquiry" />
      <TeamIntro {...props.team} cards={3} offices={offices.length} />
      <WorkingDay caption="A day" workingDay={getWorkingDay(offices, 'winter', words)} />
    </Shell>,
  );
  return given;
}

test.each([
  ['no office', { offices: [], timeZone: 'Asia/Dubai' }],
  ['no phone, and an office with a city alone', { offices: [bare] }],
  ['offices of all kinds', { phone: '+45 12 34 56 78 ext. 12', offices: [whole, bare, placed] }],
  ['an office without a place', { phone: '+45 12 34 56 78', offices: [whole] }],
])(
  'an agency with %s shows what it has, and nothing else, as does its structured data',
  (...row) => {
    const { offices, phone } = show(row[1]);
    const html = document.body.innerHTML;
    expect(html).not.toMatch(/undefined|NaN|Infinity|\[object/);
    for (const { lines, city } of offices)
      for (const line of [...lines, city])
        expect(document.querySelector('main')).toHaveTextContent(line);
    expect(html.includes('href="tel:')).toBe(phone !== undefined);
    expect(document.querySelectorAll('main [data-staffed]').length > 0).toBe(
      offices[0]?.hours !== undefined,
    );
    const text = llms({ description: '', labels: { phone: 'Phone', email: 'Email' }, lists: [] });
    expect(text).not.toMatch(/undefined/);
    for (const { address } of offices) expect(text).toContain(address.join(', '));
    const businesses: Record<string, unknown>[] = localBusinesses().map((each) => ({ ...each }));
    const values = valuesIn([organization(), businesses]);
    expect(values.filter((value) => value === '' || value === undefined)).toEqual([]);
    expect('telephone' in organization()).toBe(phone !== undefined);
    expect(
      businesses.map(({ openingHoursSpecification: parts = [] }) => [parts].flat().length),
    ).toEqual(offices.map(({ hours }) => hours?.length ?? 0));
  },
);
