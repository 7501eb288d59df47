import type { IconName } from '@/content/schema/icon';
import { icons } from './icons';

type Props = {
  name: IconName;
  /** The width and height, as a CSS length. */
  size?: string;
  weight?: 'light' | 'regular' | 'bold' | 'fill';
  className?: string | undefined;
};

/** A decorative icon in the text's colour. Screen readers skip it. Islands use `IslandIcon`. */
export function Icon({ name, size = '1em', weight = 'regular', className }: Props) {
  const Glyph = icons[name];
  return <Glyph aria-hidden="true" size={size} weight={weight} className={className} />;
}
