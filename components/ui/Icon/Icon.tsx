import type { IconName } from '@/content/files/icon';
import { getRootAttributes } from '@/content/files/language';
import { icons } from './icons';
import { isOwnIcon, OwnIcon } from './OwnIcon';

/** Arrows that point forward or back. */
const FORWARD = /^arrow-(left|right|up-right)$/;

type Props = {
  name: IconName;
  /** The width and height, as a CSS length. */
  size?: string;
  /** The weight of an icon that the site brings. */
  weight?: 'light' | 'regular' | 'bold' | 'fill';
  className?: string | undefined;
};

/** A decorative icon in the text's colour. Screen readers skip it. Islands use `IslandIcon`. */
export function Icon({ name, size = '1em', weight = 'regular', className }: Props) {
  if (isOwnIcon(name)) return <OwnIcon {...{ name, size, className }} />;
  const Glyph = icons[name];
  const mirrored = FORWARD.test(name) && getRootAttributes().dir === 'rtl';
  // An `svg` in HTML needs no `xmlns`, which Phosphor writes.
  return <Glyph aria-hidden="true" xmlns={undefined} {...{ size, weight, className, mirrored }} />;
}
