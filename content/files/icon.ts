import { z } from 'zod';
import { readIfSound } from '../schema/mistake';
import { listNames } from './owner-files';

/** Where an owner puts icons of their own, as SVG files. */
export const OWN_ICONS = 'content/icons';

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

/** The icons of the site, by their meaning. */
const meanings = [
  'airplane',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'bank',
  'briefcase',
  'browser',
  'calendar',
  'caret-down',
  'cart',
  'chart-line',
  'chat',
  'check',
  'clock',
  'close',
  'cloud',
  'code',
  'compass',
  'cursor',
  'database',
  'device-mobile',
  'factory',
  'fork-knife',
  'graduation-cap',
  'house',
  'infinity',
  'lightbulb',
  'mail',
  'megaphone',
  'menu',
  'moon',
  'package',
  'palette',
  'pause',
  'pen-nib',
  'phone',
  'pin',
  'play',
  'plus',
  'quote',
  'search',
  'shield',
  'storefront',
  'suitcase',
  'sun',
  'system',
  'terminal',
  'umbrella',
  'users',
  'warning',
] as const;

/** The name of an icon of an owner's own: that of its file. */
type OwnIcon = `${string}.svg`;

const isOwnIcon = (name: string): name is OwnIcon => name.endsWith('.svg');

/** The icons of the owner’s own. The check names a folder that cannot be opened. */
export const ownIcons = readIfSound(() => listNames(OWN_ICONS))?.filter(isOwnIcon) ?? [];

/** The icons that content may name. `components/ui/Icon` draws each. */
export const iconName = z
  .enum([...meanings, ...networks, ...ownIcons])
  .describe('An icon of the site by its meaning, a network, or the name of an icon of your own');

export type IconName = z.infer<typeof iconName>;

/** An icon that the site brings. */
export type SiteIcon = (typeof meanings | typeof networks)[number];
