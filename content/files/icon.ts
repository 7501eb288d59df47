import { z } from 'zod';
import { readIfSound } from '../schema/mistake';
import { once } from './once';
import { listNames } from './owner-files';

/** Where an owner puts icons of their own, as SVG files. */
export const OWN_ICONS = 'content/icons';

/** The folder of Phosphor's drawings, by their weights. */
const PHOSPHOR = 'node_modules/@phosphor-icons/core/assets';

/** The icons of social networks. */
const networks = [
  'behance',
  'codepen',
  'dev-to',
  'discord',
  'dribbble',
  'facebook',
  'fediverse',
  'figma',
  'github',
  'gitlab',
  'goodreads',
  'instagram',
  'linkedin',
  'linktree',
  'mastodon',
  'matrix',
  'medium',
  'messenger',
  'patreon',
  'pinterest',
  'reddit',
  'slack',
  'snapchat',
  'soundcloud',
  'spotify',
  'stack-overflow',
  'telegram',
  'threads',
  'tiktok',
  'tumblr',
  'twitch',
  'wechat',
  'whatsapp',
  'x',
  'youtube',
] as const;

/** The icons of the site by their meaning, with the names of Phosphor's drawings. */
const meanings = {
  airplane: 'airplane-tilt',
  'arrow-left': 'arrow-left',
  'arrow-right': 'arrow-right',
  'arrow-up': 'arrow-up',
  'arrow-up-right': 'arrow-up-right',
  bank: 'bank',
  briefcase: 'briefcase',
  browser: 'browser',
  calendar: 'calendar-blank',
  'caret-down': 'caret-down',
  cart: 'shopping-cart',
  'chart-line': 'chart-line-up',
  chat: 'chat-circle',
  check: 'check',
  clock: 'clock',
  close: 'x',
  cloud: 'cloud-check',
  code: 'code',
  compass: 'compass',
  cursor: 'cursor-click',
  database: 'database',
  'device-mobile': 'device-mobile',
  factory: 'cube',
  'fork-knife': 'fork-knife',
  'graduation-cap': 'graduation-cap',
  house: 'house-line',
  infinity: 'infinity',
  lightbulb: 'lightbulb',
  mail: 'envelope-simple',
  megaphone: 'megaphone',
  menu: 'list',
  moon: 'moon',
  package: 'package',
  palette: 'palette',
  pause: 'pause',
  'pen-nib': 'pen-nib',
  phone: 'phone',
  pin: 'map-pin',
  play: 'play',
  plus: 'plus',
  quote: 'quotes',
  search: 'magnifying-glass',
  shield: 'shield-check',
  storefront: 'storefront',
  suitcase: 'suitcase-rolling',
  sun: 'sun',
  system: 'circle-half',
  terminal: 'terminal-window',
  umbrella: 'umbrella',
  users: 'users-three',
  warning: 'warning-circle',
} as const;

/** The names of Phosphor's drawings, by those of the icons. */
const drawings: Readonly<Record<string, string>> = {
  ...meanings,
  ...Object.fromEntries(networks.map((name) => [name, `${name}-logo`])),
};

/** The icons of the owner’s own, by their files. The check names a folder that cannot be opened. */
export const listOwnIcons = once(() =>
  (readIfSound(() => listNames(OWN_ICONS)) ?? []).filter((name): name is `${string}.svg` =>
    name.endsWith('.svg'),
  ),
);

/** The icons that content may name. `components/ui/Icon` draws each. */
export const iconName = z
  .lazy(() =>
    z.enum([
      ...(Object.keys(meanings) as (keyof typeof meanings)[]),
      ...networks,
      ...listOwnIcons(),
    ]),
  )
  .describe('An icon of the site by its meaning, a network, or the name of an icon of your own');

export type IconName = z.infer<typeof iconName>;

/** How heavy the lines of an icon are that the site brings. */
export type IconWeight = 'light' | 'regular' | 'bold' | 'fill';

/** The file of an icon's drawing. */
export function getIconFile(name: IconName, weight: IconWeight): string {
  const drawing = drawings[name];
  if (!drawing) return `${OWN_ICONS}/${name}`;
  return `${PHOSPHOR}/${weight}/${drawing}${weight === 'regular' ? '' : `-${weight}`}.svg`;
}
