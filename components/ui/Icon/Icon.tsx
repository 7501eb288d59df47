import { useId } from 'react';
import { ID } from '@/content/brand/mark-schema';
import { readIcon } from '@/content/brand/read-icon';
import type { IconName, IconWeight } from '@/content/files/icon';
import { getRootAttributes } from '@/content/files/language';

/** Arrows that point forward or back. */
const FORWARD = /^arrow-(left|right|up-right)$/;

type Props = {
  name: IconName;
  /** The width and height, as a CSS length. */
  size?: string;
  /** The weight of an icon that the site brings. */
  weight?: IconWeight;
  className?: string | undefined;
};

/** A decorative icon in the text's colour. Screen readers skip it. Islands use `IslandIcon`. */
export function Icon({ name, size = '1em', weight = 'regular', className }: Props) {
  const id = useId();
  const { viewBox, shapes } = readIcon(name, weight);
  const mirrored = FORWARD.test(name) && getRootAttributes().dir === 'rtl';
  return (
    <svg
      viewBox={viewBox}
      width={size}
      height={size}
      fill="currentColor"
      transform={mirrored ? 'scale(-1, 1)' : undefined}
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: readMark refuses all but shapes
      dangerouslySetInnerHTML={{ __html: shapes.replaceAll(ID, `${ID}${id}`) }}
    />
  );
}
