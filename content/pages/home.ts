import { aboutTeaser } from '@/components/sections/home/AboutTeaser/AboutTeaser.schema';
import { clientsCarousel } from '@/components/sections/home/ClientsCarousel/ClientsCarousel.schema';
import { hero } from '@/components/sections/home/Hero/Hero.schema';
import { serviceGrid } from '@/components/sections/home/ServiceGrid/ServiceGrid.schema';
import { setsApart } from '@/components/sections/home/SetsApart/SetsApart.schema';
import { teamTeaser } from '@/components/sections/home/TeamTeaser/TeamTeaser.schema';
import { arrangement } from '../schema/arrangement';
import { definePage } from '../schema/page';

const sections = {
  arrangement,
  banner: hero,
  aboutTeaser,
  serviceGrid,
  setsApart,
  clientsCarousel,
  teamTeaser,
};

/** The home page. */
export const home = definePage('home', sections, {
  meta: {
    title: 'Rivermark: creative agency for digital transformation and innovation',
    description:
      'Rivermark is a creative agency focused on digital transformation and innovation: web, software, mobile and cloud from Noida and Liverpool.',
  },
  shows: ['testimonials', 'projects', 'team', 'consultation'],
  share: { kind: 'banks' },
  arrangement: {
    header: 'main',
    footer: 1,
    sections: [
      'about',
      'counters',
      'services',
      'industries',
      'tools',
      'setsApart',
      'testimonials',
      'clients',
      'team',
      'consultation',
    ],
  },
  banner: {
    title: ['Where vision', 'meets expertise.'],
    lead: 'You bring the plan. From both banks, Noida and Liverpool, we design, build and run the web platforms, mobile apps and cloud systems that carry it.',
    contact: { label: 'Start a project', href: '/contact' },
    projects: { label: 'See the projects', href: '/projects' },
    picture: {
      name: 'hero',
      alt: 'Clay model of two riverbanks, one with a dome and one with a clock tower, joined by a bridge that carries app screens',
    },
    sprites: [
      { name: 'sprite-torus', decorative: true },
      { name: 'sprite-arch', decorative: true },
      { name: 'sprite-ball', decorative: true },
      { name: 'sprite-cube', decorative: true },
      { name: 'sprite-pill', decorative: true },
    ],
  },
  aboutTeaser: {
    title: 'One team on two rivers.',
    paragraphs: [
      'Rivermark started in Noida with a single client in Liverpool, and the habit stuck: people on both banks, one backlog, and a working day that hands itself over.',
      'Most of the firms we build for are young or small. They talk to the person who writes the code, and they own everything we write.',
    ],
    action: { label: 'Read More About Us', href: '/about-us' },
    day: {
      shifts: [
        { bank: 'noida', city: 'Noida', hours: '8:00 AM to 9:00 PM', from: 2.5, to: 15.5 },
        {
          bank: 'liverpool',
          city: 'Liverpool',
          hours: '10:00 am to 6:00 pm',
          from: 10,
          to: 18,
        },
      ],
      shared: { label: 'Both banks in: 5½ hours', from: 10, to: 15.5 },
      ticks: [
        { hour: 0, label: '00' },
        { hour: 3, label: '03' },
        { hour: 6, label: '06' },
        { hour: 9, label: '09' },
        { hour: 12, label: '12' },
        { hour: 15, label: '15' },
        { hour: 18, label: '18' },
        { hour: 21, label: '21' },
      ],
      caption:
        'A winter weekday by the clock in Liverpool. In summer the banks are an hour closer.',
    },
  },
  serviceGrid: {
    title: 'Seven ways across',
    lead: 'Bring a sketch, a spreadsheet or a system that keeps falling over. Each service stands alone and they all connect.',
    cards: [
      {
        title: 'Software development',
        desc: 'Web platforms and internal tools shaped to how you already work.',
        url: '/services/software-development',
        icon: 'code',
        world: 'software',
        picture: { name: 'web', decorative: true },
        delay_time: 0.2,
      },
      {
        title: 'Cloud managed services',
        desc: 'Patched, monitored and cost-checked around the clock.',
        url: '/services/cloud-managed-service',
        icon: 'cloud',
        world: 'cloud',
        picture: { name: 'cloud', decorative: true },
        delay_time: 0.4,
      },
      {
        title: 'Mobile development',
        desc: 'iOS and Android apps that feel at home on both.',
        url: '/services/mobile-development',
        icon: 'device-mobile',
        world: 'mobile',
        picture: { name: 'mobile', decorative: true },
        delay_time: 0.4,
      },
      {
        title: 'Digital transformation',
        desc: 'From paper piles to a live dashboard.',
        url: '/services/digital-transformation',
        icon: 'chart-line',
        world: 'transformation',
        picture: { name: 'transform', decorative: true },
        delay_time: 0.4,
      },
      {
        title: 'IT consulting',
        desc: 'Straight answers before you spend.',
        url: '/services/it-consulting',
        icon: 'compass',
        world: 'consulting',
        picture: { name: 'consult', decorative: true },
        delay_time: 0.4,
      },
      {
        title: 'Ideation and design',
        desc: 'Prototypes in people’s hands by week two.',
        url: '/services/ideational-designing',
        icon: 'pen-nib',
        world: 'ideation',
        picture: { name: 'design', decorative: true },
        delay_time: 0.4,
      },
      {
        title: 'DevOps',
        desc: 'Release on a Tuesday afternoon and go home on time.',
        url: '/services/devops',
        icon: 'infinity',
        world: 'devops',
        picture: { name: 'devops', decorative: true },
        delay_time: 0.6,
      },
    ],
  },
  setsApart: {
    title: 'What Sets Us Apart',
    world: 'software',
    claims: [
      {
        figure: '12X',
        label: 'faster order processing',
        desc: 'since the till and the web shop at Saltmarsh share one queue',
      },
      {
        figure: '95%',
        label: 'accuracy',
        desc: 'on the same shop’s stock counts, checked every night',
      },
    ],
    base: {
      name: 'web',
      alt: 'Clay browser window and code window on a marigold stage',
    },
    cut: { name: 'web-cut', decorative: true },
  },
  clientsCarousel: {
    title: 'Our Valued Clients',
    lead: 'Shops, accountants, restaurants and travel firms run on what we ship. Six of them let us show our working.',
    action: { label: 'View All Projects', href: '/projects' },
    words: {
      pause: 'Pause the projects',
      play: 'Play the projects',
      previous: 'Previous',
      next: 'Next',
    },
  },
  teamTeaser: {
    title: 'Our Team',
    lead: 'Six of the people who answer when you write. They plan the work, draw it, build it and stay for the release.',
    action: { label: 'Meet Our Team', href: '/team' },
    world: 'mint',
  },
});
