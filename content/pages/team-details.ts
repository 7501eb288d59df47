import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { faq } from '@/components/sections/team-details/Faq/Faq.schema';
import { logoCarousel } from '@/components/sections/team-details/LogoCarousel/LogoCarousel.schema';
import { projectsCarousel } from '@/components/sections/team-details/ProjectsCarousel/ProjectsCarousel.schema';
import { videoTestimonial } from '@/components/sections/team-details/VideoTestimonial/VideoTestimonial.schema';
import { whatWeDo } from '@/components/sections/team-details/WhatWeDo/WhatWeDo.schema';
import { menu } from '../schema/menu';
import { definePage } from '../schema/page';

const sections = {
  banner: stageBanner,
  what: whatWeDo.extend({ services: menu }),
  faq,
  logos: logoCarousel,
  projects: projectsCarousel,
  testimonial: videoTestimonial,
};

/** The words of /team-details. */
export const teamDetails = definePage('team-details', sections, {
  meta: {
    title: 'Team Details',
    description:
      'What the Rivermark team does, how two offices share a day, who it works for, and what a client says when no one from sales is in the room.',
  },
  shows: ['projects'],
  share: { kind: 'set', line: 'statement' },
  banner: {
    breadcrumb: {
      path: [
        { label: 'Home', href: '/' },
        { label: 'Team', href: '/team' },
      ],
      current: 'Team Details',
    },
    title: ['Team', 'Details'],
    world: 'transformation',
    base: {
      name: 'crew',
      alt: 'Six clay rowers in one boat with oars in six colours, and a cox with a megaphone',
    },
    cut: { name: 'crew-cut', decorative: true },
    statement: 'From one person to over 30 IT professionals, a desk at a time.',
    action: { label: 'Our Team Members', href: '/team' },
  },
  what: {
    title: 'What We Do',
    lead: 'We design, build and look after software for companies that have other things to do. Most arrive with one system that is stuck, and stay for the next. The figures count everything since 2008, from a fix of one day to a platform of one year.',
    counters: [
      {
        amount: 18,
        suffix: '+',
        title: 'years of experience',
        sprite: { name: 'sprite-torus', decorative: true },
      },
      {
        amount: 5,
        suffix: 'K+',
        title: 'completed projects',
        sprite: { name: 'sprite-ball', decorative: true },
      },
    ],
    label: 'The seven services',
    services: 'services',
  },
  faq: {
    title: 'How we work, asked and answered',
    lead: 'Anything else, ask the person who will do the work.',
    link: { label: 'Ask a question', href: '/contact' },
    items: [
      {
        question: 'Will the people in the first call do the work?',
        answer: [
          'Yes. A project has one engineer who leads it, one designer, and whoever else it needs. You get their names, their working hours and their telephone numbers in the first week.',
          'If somebody has to change, you hear it from us and before it happens.',
        ],
      },
      {
        question: 'How do Noida and Liverpool share a day?',
        answer: [
          'Noida is five and a half hours ahead in winter and four and a half in summer. Both offices are at their desks from ten in the morning, Liverpool time, until half past three in winter and half past four in summer. That is when meetings and releases happen.',
          'Everything else is handed over in writing, which is why you will find a note at nine and a build beside it.',
        ],
      },
      {
        question: 'What happens if somebody leaves halfway through?',
        answer: [
          'Every system has two people who know it and a page that says how to start it. Leavers hand over for a month, and you meet the successor in the first week of it.',
        ],
      },
      {
        question: 'Can we have the same team next time?',
        answer: [
          'Usually. Teams stay with their clients between projects, so the second one starts without anybody explaining what a payslip is.',
        ],
      },
    ],
  },
  logos: {
    title: 'Retailers, accountants, restaurants and travel brands run on what we ship.',
    words: {
      pause: 'Pause the clients',
      play: 'Play the clients',
      previous: 'Previous clients',
      next: 'Next clients',
    },
  },
  projects: {
    title: 'Latest projects',
    all: { label: 'All six case studies', href: '/projects' },
    words: {
      pause: 'Pause the projects',
      play: 'Play the projects',
      previous: 'Previous project',
      next: 'Next project',
    },
  },
  testimonial: {
    quote:
      'We send notes at six and wake up to a build. It is the closest thing to a night shift that I would wish on anyone.',
    name: 'Tom Ashworth',
    role: 'Founder, Saltmarsh',
    portrait: {
      name: 'client-3',
      alt: 'Clay bust of Tom Ashworth, red curls and a beard, in a green apron',
    },
    world: 'software',
  },
});
