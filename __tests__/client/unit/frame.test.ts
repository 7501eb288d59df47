import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { site } from '@/content/site/site';
import { unexpected } from '@/content/site/unexpected';

describe(ADVICE, () => {
  test('the contact panel has what the specification lists', () => {
    const { office, hours, chat, project, support } = site().panel;
    expect(`${office?.city}: ${hours?.days}, ${hours?.times}`).toBe(
      'Liverpool: Open 7 days a week, 10:00 am to 6:00 pm',
    );
    expect(support.title).toBe('Need Help Choosing a Plan?');
    expect([...support.links, chat].map(({ label, href }) => [label, href])).toEqual([
      ['Contact', '/contact'],
      ['Support', '/contact'],
      ['Documentation', '/contact'],
      ['Chat with us', '/contact'],
    ]);
    expect(project?.href).toBe('/project-details');
  });

  test('the clocks show the time in Noida and in Liverpool', () => {
    const zones = site().agency.offices.map(({ city, timeZone }) => [city, timeZone]);
    expect(zones).toEqual([
      ['Noida', 'Asia/Kolkata'],
      ['Liverpool', 'Europe/London'],
    ]);
  });

  test('four icons under "Follow us" lead to the home page', () => {
    const { follow, icons } = site().smallFooter;
    expect(follow).toBe('Follow us');
    expect(icons.map(({ href }) => href)).toEqual(['/', '/', '/', '/']);
  });

  test('a page that fails says what the specification wants', () => {
    expect(unexpected().title).toBe('Unexpected Application Error!');
  });
});
