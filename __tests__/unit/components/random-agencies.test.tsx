import { expect, test } from '@jest/globals';
import { exampleOf } from '@/__tests__/examples/exampleOf';
import { sampleJob } from '@/__tests__/examples/sampleOffices';
import { form } from '@/__tests__/examples/samples';
import { showPage } from '@/__tests__/support/page';
import { drawAgency } from '@/__tests__/support/random-agency';
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
import { getAgencyFacts } from '@/content/files/agency-facts';
import { agency as schema } from '@/content/files/agency-schema';
import { createTimeWords } from '@/content/schema/time-words';
import { getWorkingDay } from '@/content/schema/working-day';
import { consultationForm } from '@/content/site/forms-schema';
import { site } from '@/content/site/site';
import { localBusinesses, organization } from '@/content/structured/agency';

const whole = site();
const words = createTimeWords('en-GB', { clock: 24, hours: '{opens} to {closes}' });
const sampleForm = consultationForm.parse(form);
const props = {
  banner: exampleOf(contactBanner, 'long', { form }),
  details: exampleOf(contactDetails, 'long'),
  job: exampleOf(jobBody, 'long', { desks: [] }),
  team: exampleOf(teamIntro, 'long', { dots: 9 }),
};

/** Every value in structured data. */
const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];

function show(seed: number) {
  const drawn = schema.parse(drawAgency(seed));
  Object.assign(agency(), { phone: undefined, timeZone: undefined }, drawn);
  const [office] = drawn.offices;
  const { email, phone, offices } = drawn;
  const called = { ...sampleForm, failure: { ...sampleForm.failure, phone } };
  const shown = { ...whole, agency: agency(), panel: { ...whole.panel, office } };
  showPage(
    <Shell site={shown} path="/contact">
      <ContactBanner {...props.banner} form={called} office={office} />
      <ContactDetails {...props.details} {...{ addresses: offices, office, email, phone }} />
      <JobBody {...props.job} job={{ ...sampleJob, office }} open={false} dialog="inquiry" />
      <TeamIntro {...props.team} cards={3} offices={offices.length} />
      <WorkingDay caption="A day" workingDay={getWorkingDay(offices, 'winter', words)} />
    </Shell>,
  );
  return drawn;
}

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

test.each(seeds)(
  'an agency drawn from seed %i shows what it has, and nothing else, as does its structured data',
  (seed) => {
    const { offices, phone } = show(seed);
    const html = document.body.innerHTML;
    expect(html).not.toMatch(/undefined|NaN|Infinity|\[object/);
    const [main, footer] = ['main', 'footer'].map((name) => document.querySelector(name));
    for (const { lines, city } of offices) {
      for (const line of lines) {
        expect(main).toHaveTextContent(line);
        expect(footer).toHaveTextContent(line);
      }
      expect(main).toHaveTextContent(city);
    }
    expect(html.includes('href="tel:')).toBe(phone !== undefined);
    expect(document.querySelectorAll('main [data-staffed]').length > 0).toBe(
      offices[0]?.hours !== undefined,
    );
    const text = llms({ description: '', labels: { phone: 'Phone', email: 'Email' }, lists: [] });
    expect(text).not.toMatch(/undefined/);
    for (const { address } of offices) expect(text).toContain(address.join(', '));
    const businesses = localBusinesses();
    expect(businesses).toHaveLength(offices.length);
    expect(valuesIn([organization(), businesses])).not.toContain('');
    expect(valuesIn([organization(), businesses])).not.toContain(undefined);
    expect('telephone' in organization()).toBe(phone !== undefined);
    for (const [index, { hours, place }] of offices.entries()) {
      const business: Record<string, unknown> = { ...businesses[index] };
      expect(business.address).toMatchObject({ addressCountry: place.countryCode });
      const parts = [business.openingHoursSpecification ?? []].flat();
      expect(parts).toHaveLength(hours?.length ?? 0);
      for (const part of parts)
        expect(part).toHaveProperty('closes', expect.stringMatching(/^\d\d:\d\d$/));
    }
  },
);

test('the names of facts do not depend on the parts that offices have', () => {
  const names = new Map<number, string>();
  for (const seed of seeds) {
    const drawn = schema.parse(drawAgency(seed));
    const facts = [...getAgencyFacts(drawn)].filter(([name]) => !name.startsWith('shared.'));
    const list = facts.map(([name]) => name).join();
    const count = drawn.offices.length;
    expect(names.get(count) ?? list).toBe(list);
    names.set(count, list);
    expect(facts.map(([, value]) => value)).not.toContain('');
  }
});
