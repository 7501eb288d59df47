import type { IconName } from '@/content/schema/icon';
import { icons } from './icons';

type Props = {
  name: IconName;
  /** Its width and height, as a CSS length. */
  size?: string;
  weight?: 'light' | 'regular' | 'bold' | 'fill';
  className?: string | undefined;
};

/** A decorative icon in the colour of its text; the words beside it carry the meaning. */
export function Icon({ name, size = '1em', weight = 'regular', className }: Props) {
  const Glyph = icons[name];
  return <Glyph aria-hidden="true" size={size} weight={weight} className={className} />;
}
