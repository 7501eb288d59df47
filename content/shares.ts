import { film } from './film';
import { about } from './pages/about';
import { blogs } from './pages/blogs';
import { careers } from './pages/careers';
import { contact } from './pages/contact';
import { founder } from './pages/founder';
import { home } from './pages/home';
import { privacy } from './pages/privacy';
import { projectDetails } from './pages/project-details';
import { projectsPage } from './pages/projects';
import { services } from './pages/services';
import { servicesDetails } from './pages/services-details';
import { teamPage } from './pages/team';
import { teamDetails } from './pages/team-details';
import { terms } from './pages/terms';
import { projects } from './projects';
import type { filmPages, staticRoutes } from './routes';
import { type PictureName, picture } from './schema/picture';
import type { Share } from './schema/share';
import { team } from './team';

const clay = (name: PictureName) => picture.parse({ name, decorative: true });

/** A page of words: a few shapes in the air, and no story. */
const ofWords = (title: string, sprites: readonly PictureName[], alt: string): Share => ({
  title,
  art: { kind: 'shapes', sprites: sprites.map(clay) },
  alt,
});

/** Pages whose picture is made of content of another kind (`content/loaders/shares.ts`), or another page's. */
type Others = '/blog' | '/blog-details' | '/home-two' | '/home-three';

type Fixed = Exclude<(typeof staticRoutes)[number], Others> | (typeof filmPages)[number];

/** The pictures that stand for the pages at fixed addresses where those are shared. */
export const shares = {
  '/': {
    title: home.hero.title.join(' '),
    art: { kind: 'banks', picture: home.hero.picture },
    alt: home.hero.picture.alt,
  },
  '/about-us': {
    title: about.banner.title,
    world: about.banner.world,
    art: { kind: 'banks', picture: about.banner.picture },
    alt: about.banner.picture.alt,
  },
  '/about-me': {
    title: founder.banner.title.join(' '),
    line: founder.banner.role,
    world: founder.banner.world,
    art: { kind: 'people', busts: [founder.banner.portrait] },
    alt: founder.banner.portrait.alt,
  },
  '/services': {
    title: services.banner.title,
    line: services.banner.statement,
    world: services.banner.world,
    art: {
      kind: 'row',
      cuts: [
        clay('consult-cut'),
        clay('mobile-cut'),
        clay('devops-cut'),
        clay('cloud-cut'),
        clay('design-cut'),
      ],
    },
    alt: 'Clay models of the services in a row: a seesaw, phones, a loop, a cloud, a drawing board',
  },
  '/services-details': {
    title: servicesDetails.pitch.title.join(' '),
    world: servicesDetails.pitch.world,
    art: { kind: 'set', base: servicesDetails.pitch.base, cut: servicesDetails.pitch.cut },
    alt: servicesDetails.pitch.base.alt,
  },
  '/projects': {
    title: projectsPage.banner.title,
    line: projectsPage.banner.lead,
    art: {
      kind: 'viaduct',
      arches: projects.map(({ second, world }) => ({ picture: second, world })),
    },
    alt: 'Six arches that climb like a viaduct, each with clay from one project in it',
  },
  '/project-details': {
    title: projectDetails.hero.title,
    line: projectDetails.hero.client,
    world: projectDetails.hero.world,
    art: { kind: 'set', base: projectDetails.hero.picture },
    alt: projectDetails.hero.picture.alt,
  },
  '/team': {
    title: teamPage.intro.title,
    world: 'mint',
    art: { kind: 'people', busts: team.map(({ image }) => image) },
    alt: 'Clay busts of six members of the team, side by side',
  },
  '/team-details': {
    title: teamDetails.banner.title.join(' '),
    line: teamDetails.banner.statement,
    world: teamDetails.banner.world,
    art: { kind: 'set', base: teamDetails.banner.base, cut: teamDetails.banner.cut },
    alt: teamDetails.banner.base.alt,
  },
  '/film/behind-the-counter': {
    title: film.title,
    line: film.about,
    world: 'air',
    art: { kind: 'people', busts: [clay('team-6')] },
    alt: 'Clay bust of Oliver Hart in a dark suit',
  },
  '/blogs': {
    title: blogs.banner.title,
    art: {
      kind: 'shapes',
      sprites: [
        clay('sprite-arch'),
        clay('sprite-ball'),
        clay('sprite-pill'),
        clay('sprite-torus'),
        clay('sprite-cube'),
      ],
    },
    alt: 'A ring, an arch, a ball, a cube and a pill of clay, falling past the letters',
  },
  '/careers': {
    title: careers.banner.title.join(' '),
    line: careers.banner.statement,
    world: careers.banner.world,
    art: { kind: 'set', base: careers.banner.base, cut: careers.banner.cut },
    alt: teamDetails.banner.base.alt,
  },
  '/contact': {
    title: contact.banner.title.join(' '),
    line: contact.banner.lead,
    world: contact.banner.world,
    art: { kind: 'people', busts: contact.banner.people },
    alt: 'Clay busts of three people of the team behind their desk',
  },
  '/privacy-policy': ofWords(
    privacy.banner.title,
    ['sprite-arch', 'sprite-ball', 'sprite-pill'],
    'A pink arch, a marigold ball and a dark pill of clay in the air',
  ),
  '/terms-condition': ofWords(
    terms.banner.title,
    ['sprite-torus', 'sprite-cube', 'sprite-arch'],
    'A teal ring, a pale blue cube and a pink arch of clay in the air',
  ),
} satisfies Record<Fixed, Share>;
