import {
  Children,
  cloneElement,
  isValidElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import ReactSlick from 'react-slick';
import { findRestingSlide } from '../findRestingSlide';
import { wantsLessMotion } from '../rotation';
import { runCarousel } from '../runCarousel';
import { KeepFocus } from './KeepFocus';
import { slickLibrary } from './slickLibrary';
import { type SlickSettings, useSettings } from './useSettings';

/** Bundlers differ in how many defaults deep a CommonJS export stands. */
const Slider = 'default' in ReactSlick ? (ReactSlick.default as typeof ReactSlick) : ReactSlick;

type Props = {
  /** Numbers of slides and padding by width; how it turns is the same for every carousel. */
  settings: SlickSettings;
  /** On the row, before slick and within it. */
  className?: string | undefined;
  /** Slides. */
  children: ReactNode;
};

/** How long a turn takes, and how long a position rests, in milliseconds (specification, section 9). */
const SPEED = 1000;
const DELAY = 3000;

/** The classes that slick gives its elements: the export keeps the rules of these in the page. */
const CLASSES = 'slick-slider slick-list slick-track slick-slide slick-initialized';

/** Slides off the screen are inert, so a slide and its clone are never both focusable. */
function hideOthers(root: HTMLElement | null) {
  for (const slide of root?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
    slide.inert = !slide.classList.contains('slick-active');
  }
}

/** Slides, twice where all of them are in view: an endless row needs more. */
function fillRow(children: ReactNode, inView: number): ReactNode[] {
  const slides = Children.toArray(children);
  if (slides.length > inView) return slides;
  const again = slides.map((slide) =>
    isValidElement(slide) ? cloneElement(slide, { key: `${slide.key}-again` }) : slide,
  );
  return [...slides, ...again];
}

/** The slider itself, in an element with `carouselRole` and `CarouselControls`. */
function Turning({
  settings,
  root,
  start,
  children,
}: Omit<Props, 'className'> & {
  root: RefObject<HTMLDivElement | null>;
  /** The slide to start with. */
  start: number;
}) {
  const { slidesToShow, current, ...others } = useSettings(settings, start);
  const slider = useRef<ReactSlick>(null);
  const speed = wantsLessMotion() ? 0 : SPEED;
  const [library] = useState(() => slickLibrary(slider));

  useEffect(() => {
    const carousel = root.current?.closest<HTMLElement>('[aria-roledescription="carousel"]');
    if (carousel) return runCarousel(carousel, library).end;
  }, [root, library]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the width is what brings a new slider
  useEffect(library.onRenewed, [slidesToShow]);

  // Reported as it begins: slick forgets the end of a turn during which the window is resized. A
  // turn that starts elsewhere than the last one led to repeats that one, which slick had not
  // rendered yet.
  function onBegin(from: number, next: number) {
    const isNew = from === current.current;
    current.current = next;
    const slide = root.current?.querySelector(
      `[data-index="${next}"] [aria-roledescription="slide"]`,
    );
    library.onBegin(slide, isNew);
  }

  return (
    <KeepFocus root={root}>
      <Slider
        key={slidesToShow}
        ref={slider}
        infinite
        arrows={false}
        autoplay
        autoplaySpeed={DELAY}
        pauseOnHover={false}
        speed={speed}
        slidesToShow={slidesToShow}
        onInit={() => hideOthers(root.current)}
        onReInit={() => hideOthers(root.current)}
        beforeChange={onBegin}
        afterChange={() => hideOthers(root.current)}
        {...others}
      >
        {fillRow(children, slidesToShow)}
      </Slider>
    </KeepFocus>
  );
}

/**
 * react-slick around slides that the server rendered as a row which scrolls sideways: the first
 * render is that row, and slick takes its place once React is there.
 */
export function Slick({ settings, className, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  // The slide on which the row rests as slick takes its place.
  const [start, setStart] = useState<number>();
  const ready = start !== undefined;
  useEffect(() => {
    if (root.current) setStart(findRestingSlide(root.current, [...root.current.children]));
  }, []);

  return (
    <div
      ref={root}
      className={className}
      data-slides
      data-slick={ready ? '' : undefined}
      data-classes={CLASSES}
    >
      <KeepFocus root={root}>
        {ready ? (
          <Turning settings={settings} root={root} start={start}>
            {children}
          </Turning>
        ) : (
          children
        )}
      </KeepFocus>
    </div>
  );
}
