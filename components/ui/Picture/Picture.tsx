import type { CSSProperties } from 'react';
import type { PictureData } from '@/content/schema/picture';
import type { SafeArea } from '@/content/schema/safe-area';
import { withBasePath } from '../Link/with-base-path';

type Props = {
  picture: PictureData;
  /**
   * The `sizes` attribute, such as "(min-width: 68em) 50vw, 100vw". For wide pictures on phones
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
  /**
   * Whether it may be one element in AVIF alone, if it is decoration. Browsers older than 2024 do not show it.
   */
  plain?: boolean;
  /** The class of the `img`. The `picture` around it has no box. */
  className?: string | undefined;
};

/** The densest screens of phones show three pixels for one of CSS. */
const DENSEST = 3;

/** The narrowest screen: 320 pixels of CSS. */
const NARROWEST = '20em';

/** A part of `sizes`: from which width of the screen on it counts, and how wide the picture is there. */
const PART = /^(?:\(min-width: (?<from>[\d.]+(?:px|em))\) )?(?<length>\d+)(?<unit>px|vw)$/;

/** The least and the most pixels of CSS that a part of `sizes` stands for. */
function readPart(part: string): { least: number; most: number } {
  const { from = NARROWEST, length, unit } = PART.exec(part)?.groups ?? {};
  if (unit === 'px') return { least: Number(length), most: Number(length) };
  const screen = Number.parseFloat(from) * (from.endsWith('em') ? 16 : 1);
  return { least: unit ? (Number(length) / 100) * screen : 0, most: Infinity };
}

/** Up to this width, in pixels of the screen, one file serves all screens: a smaller one saves a kilobyte or two. */
const SMALL = 400;

/** The widths that some screen can ask for. One alone is kept in any case. */
function getUsefulWidths(widths: readonly number[], sizes: string): readonly number[] {
  const parts = sizes.split(', ').map(readPart);
  const least = Math.min(...parts.map((part) => part.least));
  const most = DENSEST * Math.max(...parts.map((part) => part.most));
  const from = widths.findIndex((width) => width >= least);
  const last = widths.findIndex((width) => width >= most);
  const useful = widths.slice(from, last < 0 ? widths.length : Math.max(last, from) + 1);
  return most <= SMALL ? useful.slice(-1) : useful;
}

/** Leaves out a width that is more than four fifths of the next one. */
const dropClose = (widths: readonly number[]) =>
  widths.filter((width, i) => width <= 0.8 * (widths[i + 1] ?? Infinity));

/**
 * A visitor may have chosen another theme than the system's, or choose one later. The picture follows the
 * choice, from before it is fetched. No browser of visitors is a "tv". It has `data-arrived` while it shows, so
 * that nothing hangs over an empty place. The words are those of `EarlyScript`, so that both compress well.
 */
const FOLLOW = `(function(p,d){var s=p.currentScript.previousSibling,i=s.parentNode,m=s.media;function a(){var t=d.dataset.theme;s.media=t?t==='light'?'tv':'all':m}a();new MutationObserver(a).observe(d,{attributes:true});['load','error'].forEach(function(t){i.addEventListener(t,function(){i.toggleAttribute('data-arrived',t==='load')},true)})})(document,document.documentElement)`;

/** A safe area as the custom properties that `styles/tools/_picture.scss` reads. */
const toProperties = ({ subject, top }: SafeArea) => ({
  '--subject-top': subject.top,
  '--subject-right': subject.right,
  '--subject-bottom': subject.bottom,
  '--subject-left': subject.left,
  '--objects-top': top,
});

/**
 * A picture in AVIF at several widths, and in WebP at one, for search engines and the few browsers that
 * are older than 2024.
 * In the dark theme, another picture may take its place.
 */
export function Picture(props: Props) {
  const { picture, sizes, eager = false, framed = false, cutOut = false, plain, className } = props;
  const { file, width, height, color, alt, safe, focus, dark, things } = picture;
  const properties = {
    ...(focus && { '--focal-point': `${focus.x * 100}% ${focus.y * 100}%` }),
    ...(framed && safe && toProperties(safe)),
    ...(things && { '--things': `url(${withBasePath(`/pictures/${things}`)})` }),
  };
  const useful = getUsefulWidths(picture.widths, sizes);
  const widths = eager ? useful : dropClose(useful);
  const toSources = (name: string) =>
    widths.map((w) => `${withBasePath(`/pictures/${name}-${w}.avif`)} ${w}w`).join(', ');
  const image = {
    width,
    height,
    alt,
    className,
    'data-photograph': cutOut && color !== null ? true : undefined,
    ...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
    ...(Object.keys(properties).length > 0 && { style: properties as CSSProperties }),
  };
  const [narrowest, next] = widths;
  if (plain && !alt && !dark) {
    const set = next ? { srcSet: toSources(file), sizes } : {};
    const src = withBasePath(`/pictures/${file}-${narrowest}.avif`);
    // biome-ignore lint/performance/noImgElement: the site is a static export
    return <img src={src} {...set} {...image} alt="" />;
  }
  return (
    <picture suppressHydrationWarning={dark !== undefined}>
      {dark && (
        <>
          <source
            media="(prefers-color-scheme: dark)"
            type="image/avif"
            srcSet={toSources(dark)}
            sizes={sizes}
          />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
          <script data-keep="" dangerouslySetInnerHTML={{ __html: FOLLOW }} />
        </>
      )}
      <source type="image/avif" srcSet={toSources(file)} sizes={sizes} />
      <img src={withBasePath(`/pictures/${file}.webp`)} {...image} alt={alt} />
    </picture>
  );
}
