import type { CSSProperties } from 'react';
import type { PictureData } from '@/content/schema/picture';
import { withBasePath } from '../Link/with-base-path';

type Props = {
  picture: PictureData;
  /**
   * How wide it is shown, as the `sizes` attribute: "(min-width: 1081px) 50vw, 100vw". A little
   * less for a phone's wide sets: at 1.7 pixels to a pixel clay looks no worse, and weighs less.
   */
  sizes: string;
  /** The page's one hero: fetched at once and first. All others wait until they come near. */
  eager?: boolean;
  /** Goes on the `img`; the `picture` around it has no box. */
  className?: string | undefined;
};

/** A picture in AVIF and WebP at the width the screen needs, with its colour in its place until then. */
export function Picture({ picture, sizes, eager = false, className }: Props) {
  const { file, widths, width, height, color, alt } = picture;
  const url = (format: string, w: number) => withBasePath(`/pictures/${file}-${w}.${format}`);
  const sources = (format: string) => widths.map((w) => `${url(format, w)} ${w}w`).join(', ');
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={url('webp', middle)}
        srcSet={sources('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        className={className}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        {...(color && { style: { '--placeholder': color } as CSSProperties })}
      />
    </picture>
  );
}
