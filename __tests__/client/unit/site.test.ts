import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { projects } from '@/content/collections/projects';
import { allServices } from '@/content/collections/services';
import { readFields } from '@/content/files/read-file';
import { findWords } from '@/content/pages/pages';
import { consultationForm, inquiryForm } from '@/content/site/shared';
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

  test('the consultation form has the words of the specification', () => {
    const { label, labels, placeholder, messages, button } = consultationForm();
    expect({ label, placeholder, button }).toEqual({
      label: 'Consultation',
      placeholder: 'How can we help you? Feel free to get in touch!',
      button: { idle: 'Send Message', pending: 'Submitting...' },
    });
    expect(labels).toEqual({
      name: 'Name',
      contact_no: 'Phone',
      email: 'Email Address',
      subject: 'Subject',
      message: 'Message',
    });
    expect(messages).toEqual({
      nameRequired: 'Name is required',
      emailRequired: 'Email is required',
      emailInvalid: 'Email is invalid',
      numberRequired: 'Number is required',
      numberInvalid: 'Phone number must be of 10 digits',
    });
  });

  test('the job inquiry has the words of the specification', () => {
    const { labels, messages, addSkill, button } = inquiryForm();
    expect({ addSkill, button }).toEqual({
      addSkill: 'Add Skill',
      button: { idle: 'Submit Inquiry', pending: 'Submitting...', done: 'Submitted' },
    });
    expect(labels).toMatchObject({
      name: 'Name',
      email: 'Email',
      job_role: 'Job role',
      contact_no: 'Contact number',
      cover_letter: 'Cover letter',
    });
    expect(messages).toEqual({
      nameRequired: 'Name is required',
      emailRequired: 'Email is required',
      emailInvalid: 'Email is not valid',
      roleRequired: 'Job role is required',
      letterRequired: 'Cover letter is required',
      letterShort: 'Cover letter should be at least 10 characters long',
      numberRequired: 'Contact number is required',
      numberInvalid: 'Contact number must be exactly 10 digits',
      skillsRequired: 'At least one skill is required',
    });
  });

  test('the shipped switches are those of the specification, and an outbox', () => {
    expect(site().forms).toEqual({
      address: null,
      format: 'form',
      fields: {},
      accepts: null,
      failureNotice: false,
      outbox: true,
      phone: 'tenDigits',
      timeTrap: null,
      rateLimit: null,
      blockHeadless: false,
      recaptchaSiteKey: null,
    });
  });

  test('in the shipped site a tracker starts with the page', () => {
    expect(readFields('content/site.yaml')).toMatchObject({ analytics: { consent: 'start' } });
  });

  test('an industry leads to the project of its trade, or to a service of its own', () => {
    const { items = [] } = findWords('industries') ?? {};
    const kinds = items.flatMap(({ title, url }) => {
      const project = projects().find(({ slug }) => url === `/projects#${slug}`);
      return project ? [[title, project.kind]] : [];
    });
    expect(Object.fromEntries(kinds)).toEqual({
      Finance: expect.stringMatching(/accounting/i),
      Restaurant: expect.stringMatching(/restaurant/i),
      eCommerce: expect.stringMatching(/e-commerce/i),
      Travel: expect.stringMatching(/travel/i),
      Retail: expect.stringMatching(/store/i),
    });
    const services: string[] = allServices().map(({ path }) => path);
    expect(items.filter(({ url = '' }) => services.includes(url))).toHaveLength(5);
    expect(new Set(items.map(({ url }) => url)).size).toBe(10);
  });
});
