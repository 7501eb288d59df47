import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { site } from '@/content/site/site';

describe(ADVICE, () => {
  /**
   * The navigation as sections 1 and 2 of the specification fix it. A page of your own may be in a menu
   * too: only the specified links and their order are compared.
   */

  const SERVICES = [
    'Mobile development /services/mobile-development',
    'Software development /services/software-development',
    'Digital transformation /services/digital-Transformation',
    'Ideation and design /services/ideational-designing',
    'IT consulting /services/it-consulting',
    'DevOps /services/devops',
    'Cloud managed services /services/cloud-managed-service',
  ];
  const HEADER = ['Home /', 'About Us /about-us', 'Blogs /blogs'];
  const CONTACT = ['Contact Us /contact'];
  const DEMO = {
    Home: 'Home One /,Home Two /home-two,Home Three /home-three'.split(','),
    Pages:
      'About Me /about-me,Team /team,Team Details /team-details,Services Details /services-details'.split(
        ',',
      ),
    Blog: 'Blog /blog,Blog Details /blog-details'.split(','),
  };
  const FOOTER = {
    Rivermark: 'Home /,About /about-us,Contact /contact,Blogs /blogs,Services /services'.split(','),
    Services: SERVICES,
    'Quick Links':
      'Terms & Conditions /terms-condition,Privacy & Policy /privacy-policy,Career /careers'.split(
        ',',
      ),
  };

  const all = [HEADER, CONTACT, ...Object.values(DEMO), ...Object.values(FOOTER)].flat();
  const specified = new Set(all.map((line) => line.split(' ').at(-1)));

  const toLines = (links: readonly { label: string; href: string }[]) =>
    links.filter(({ href }) => specified.has(href)).map(({ label, href }) => `${label} ${href}`);

  test('the headers and the main footer list what the specification says', () => {
    const { header, demoHeader, footer } = site();
    expect(toLines(header.links)).toEqual(HEADER);
    expect(toLines(header.services.items)).toEqual(SERVICES);
    expect(toLines([header.contact])).toEqual(CONTACT);
    const groups = demoHeader.groups.map(({ label, links }) => [label, toLines(links)]);
    expect(groups).toEqual(Object.entries(DEMO));
    const columns = footer.columns.map(({ title, links }) => [title, toLines(links)]);
    expect(columns).toEqual(Object.entries(FOOTER));
  });
});
