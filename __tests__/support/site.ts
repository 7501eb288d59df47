import { picture } from '@/content/schema/picture';
import { site } from '@/content/site/site';
import type { Site } from '@/content/site/site-schema';

const service = (label: string, href: `/services/${string}`) => ({
  label,
  href,
  hint: `About ${label.toLowerCase()}`,
  world: 'mint' as const,
  picture: picture.parse({ name: 'cloud', decorative: true }),
});

/** The site with menus, words and services of its own, so that tests know what stands in them. */
export const boats: Site = {
  ...site(),
  skip: 'Skip to content',
  toTop: 'Back to top',
  header: {
    label: 'Main',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About Us', href: '/about-us' },
      { label: 'Blogs', href: '/blogs' },
    ],
    services: {
      label: 'Services',
      href: '/services',
      items: [service('Ferries', '/services/ferries'), service('Tugs', '/services/tugs')],
    },
    contact: { label: 'Contact Us', href: '/contact' },
    openPanel: 'Open contact panel',
  },
  demoHeader: {
    label: 'Main',
    groups: [
      {
        label: 'Home',
        links: [
          { label: 'Home One', href: '/' },
          { label: 'Home Two', href: '/home-two' },
          { label: 'Home Three', href: '/home-three' },
        ],
      },
      {
        label: 'Our pages',
        links: [
          { label: 'About Me', href: '/about-me' },
          { label: 'Team', href: '/team' },
        ],
      },
    ],
    contact: 'Contact',
  },
  menu: { open: 'Open menu', close: 'Close menu', label: 'Menu', theme: 'Theme in the menu' },
  panel: { ...site().panel, label: 'Contact' },
  footer: {
    ...site().footer,
    columns: [
      { title: 'Boats', links: [{ label: 'Home', href: '/' }] },
      { title: 'Services', links: [{ label: 'All services', href: '/services' }] },
      { title: 'Quick Links', links: [{ label: 'Terms', href: '/terms-condition' }] },
    ],
  },
};
