import { define } from '../schema/define';
import { serviceOfSix } from '../schema/service';

export const digitalTransformation = define(
  'content/services/digital-transformation.ts',
  serviceOfSix,
  {
    meta: {
      title: 'Digital transformation and marketing',
      description:
        'SEO, advertising, social media and content, led by one strategy and followed all the way to the till. Digital transformation a step at a time.',
    },
    name: 'Digital transformation',
    summary: 'From paper piles to a live dashboard, one step that holds at a time.',
    banner: {
      breadcrumb: {
        path: [
          { label: 'Home', href: '/' },
          { label: 'Services', href: '/services' },
        ],
        current: 'Digital transformation',
      },
      title: ['Digital', 'transformation'],
      world: 'transformation',
      base: {
        name: 'transform',
        alt: 'Pale blue clay steps rising from a pile of paper to a marigold sphere',
      },
      cut: { name: 'transform-cut', decorative: true },
      statement: 'Found, read, clicked, bought. We look after all four.',
      action: { label: 'Talk to a strategist', href: '#ask' },
    },
    intro: {
      title: 'Going digital is a staircase, not a leap.',
      evidence: {
        caption: 'One hundred pounds, followed to the till',
        columns: [
          { label: 'Spent on', kind: 'text' },
          { label: 'Cost', kind: 'figure' },
          { label: 'Orders', kind: 'figure' },
          { label: 'Next month', kind: 'text' },
        ],
        rows: [
          ['Search advert, “oyster hamper”', '£38', '9', 'More'],
          ['Search advert, “gift”', '£27', '1', 'Stopped'],
          ['A film of the oyster boat', '£20', '6', 'Again'],
          ['Letter to last year’s buyers', '£15', '11', 'More'],
          ['Altogether', '£100', '27', 'Moved, not raised'],
        ],
      },
      paragraphs: [
        'Most plans for going digital buy everything at once and train nobody. We take the next step that pays for itself: the form that replaces a fax, the page that answers the question customers keep ringing about.',
        'Search, adverts, social and content are run by people who sit beside the developers. When the numbers say the website is the problem, it gets mended that week instead of discussed.',
      ],
      link: { label: 'See the six steps', href: '#parts' },
    },
    parts: {
      title: ['Six steps,', 'no leap'],
      cards: [
        {
          id: 'seo',
          title: 'SEO',
          description:
            'Pages that answer what people type, load fast and can be read by a machine. No tricks to unpick next year.',
          picture: {
            name: 'transformation-1',
            alt: 'A red magnifying glass enlarging the middle one of three pages on a winners’ stand',
          },
        },
        {
          id: 'ads-management',
          title: 'Ads management',
          description:
            'Small budgets, moved weekly towards what sells. You see every pound, every search and every advert we stopped.',
          picture: {
            name: 'transformation-2',
            alt: 'A pink megaphone standing on the tallest of three stacks of coins',
          },
        },
        {
          id: 'social-media-marketing',
          title: 'Social media marketing',
          description:
            'Your workshop, your people, your voice, posted where your customers already are and answered within the hour.',
          picture: {
            name: 'transformation-3',
            alt: 'Three speech bubbles: one with a heart, one with a gavel, one still typing',
          },
        },
        {
          id: 'content-marketing',
          title: 'Content marketing',
          description:
            'Guides, films and letters worth keeping. Written by people who visited you, checked by the one who knows.',
          picture: {
            name: 'transformation-5',
            alt: 'An open book between an envelope and a clapperboard, a pencil below',
          },
        },
        {
          id: 'digital-strategy',
          title: 'Digital strategy',
          description:
            'One page: where you are, the next three steps, what each costs and what would make us change our minds.',
          picture: {
            name: 'transformation-4',
            alt: 'An unfolded map with a route of coins from a pin to a flag',
          },
        },
        {
          id: 'embrace-transformation',
          title: 'Embrace transformation',
          description:
            'New habits need company. We train, sit beside and write the one-page guides until the old way is forgotten.',
          picture: {
            name: 'transformation-6',
            alt: 'A green caterpillar and the butterfly that it becomes, face to face on a bench',
          },
        },
      ],
    },
    teaser: {
      client: 'northmill',
      label: 'Case study, eCommerce',
      title: 'Northmill: a shop window as large as the warehouse',
      facts: [
        { value: 'One', meaning: 'stock count behind the shop, the site and the adverts' },
        { value: 'Nil', meaning: 'adverts for things that sold out this morning' },
      ],
      link: { label: 'Read the case study', href: '/projects#northmill' },
    },
    ask: {
      sentence: [
        { words: 'Bring us the' },
        { sprite: { name: 'sprite-ball', decorative: true }, words: 'website people' },
        { sprite: { name: 'sprite-arch', decorative: true }, words: 'walk past.' },
      ],
      action: { label: 'Start a project', href: '/contact' },
      lead: 'We search for you the way a stranger would, on a phone, in a hurry. You get the recording and the first three things to mend.',
    },
  },
);
