import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { IconName } from '@/content/schema/icon';
import { icons } from './icons';
import { isOwnIcon, readOwnIcon } from './readOwnIcon';

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
  if (isOwnIcon(name)) {
    const icon = readOwnIcon(name);
    if (!icon) return null;
    const properties = {
      ...icon.properties,
      width: size,
      height: size,
      ariaHidden: 'true',
      ...(className && { className: [className] }),
    };
    return toJsxRuntime({ ...icon, properties }, { Fragment, jsx, jsxs });
  }
  const Glyph = icons[name];
  return <Glyph aria-hidden="true" size={size} weight={weight} className={className} />;
}
