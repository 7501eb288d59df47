import type { CSSProperties } from 'react';
import type { PictureData } from '@/content/schema/picture';
import type { SafeArea } from '@/content/schema/safe-area';
import { withBasePath } from '../Link/with-base-path';

type Props = {
  picture: PictureData;
  /**
   * The `sizes` attribute, such as "(min-width: 1081px) 50vw, 100vw". For wide pictures on phones
   * give a little less than the real width: at a density of 1.7 they look the same and weigh less.
   */
  sizes: string;
  /**
   * Whether to fetch it at once, with priority. For one picture per page, because several share the
   * line and all arrive late. The others load lazily.
   */
  eager?: boolean;
  /**
   * Whether the sheet frames it with `styles/tools/_picture.scss`, which needs the safe area.
   */
  framed?: boolean;
  /**
   * Whether the frame is made for a cut-out. A picture with a background says so to the sheet, which lets it
   * fill the frame (`picture.photograph`).
   */
  cutOut?: boolean;
  /** The class of the `img`. The `picture` around it has no box. */
  className?: string | undefined;
};

/** The densest screens of phones show three pixels for one of CSS. */
const DENSEST = 3;

/** The widths that `sizes` can ask for. It leaves out the larger ones if all of its lengths are in px. */
function getUsefulWidths(widths: readonly number[], sizes: string): readonly number[] {
  const lengths = sizes.split(',').map((size) => size.trim().replace(/^\(.*\)\s*/, ''));
  if (!lengths.every((length) => /^\d+px$/.test(length))) return widths;
  const most = DENSEST * Math.max(...lengths.map((length) => Number.parseInt(length, 10)));
  const last = widths.findIndex((width) => width >= most);
  return last < 0 ? widths : widths.slice(0, last + 1);
}

/** A safe area as the custom properties that `styles/tools/_picture.scss` reads. */
const toProperties = ({ subject, objects }: SafeArea) => ({
  '--subject-top': subject.top,
  '--subject-right': subject.right,
  '--subject-bottom': subject.bottom,
  '--subject-left': subject.left,
  '--objects-top': objects.top,
  '--objects-right': objects.right,
  '--objects-bottom': objects.bottom,
  '--objects-left': objects.left,
});

/**
 * A picture in AVIF at several widths, and in WebP at one, for search engines and the few browsers that
 * are older than 2024.
 * Its main colour shows until it has loaded.
 */
export function Picture(props: Props) {
  const { picture, sizes, eager = false, framed = false, cutOut = false, className } = props;
  const { file, width, height, color, alt, safe, focus } = picture;
  const properties = {
    ...(color && { '--placeholder': color }),
    ...(focus && { '--focal-point': `${focus.x * 100}% ${focus.y * 100}%` }),
    ...(framed && safe && toProperties(safe)),
  };
  const widths = getUsefulWidths(picture.widths, sizes);
  const toSource = (w: number) => `${withBasePath(`/pictures/${file}-${w}.avif`)} ${w}w`;
  return (
    <picture>
      <source type="image/avif" srcSet={widths.map(toSource).join(', ')} sizes={sizes} />
      <img
        src={withBasePath(`/pictures/${file}.webp`)}
        width={width}
        height={height}
        alt={alt}
        className={className}
        data-photograph={cutOut && color !== null ? true : undefined}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        {...(Object.keys(properties).length > 0 && { style: properties as CSSProperties })}
      />
    </picture>
  );
}
