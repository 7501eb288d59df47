import { useId } from 'react';
import { ID } from '@/content/brand/mark-schema';
import { readOwnIcon } from '@/content/brand/own-icon';

type Props = {
  /** The name of an SVG file in `content/icons`. */
  name: `${string}.svg`;
  size: string;
  className: string | undefined;
};

/** Whether an icon is one of the owner's own. */
export const isOwnIcon = (name: string): name is Props['name'] => name.endsWith('.svg');

/** A decorative icon of the owner's own, in the text's colour. */
export function OwnIcon({ name, size, className }: Props) {
  const id = useId();
  const { viewBox, shapes } = readOwnIcon(name);
  return (
    <svg
      viewBox={viewBox}
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: readMark refuses all but shapes
      dangerouslySetInnerHTML={{ __html: shapes.replaceAll(ID, `${ID}${id}`) }}
    />
  );
}
