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
import { createSlickLibrary } from './slickLibrary';
import { type SlickSettings, useSettings } from './useSettings';

/** Bundlers differ in how many `default`s they wrap a CommonJS export in. */
const Slider = 'default' in ReactSlick ? (ReactSlick.default as typeof ReactSlick) : ReactSlick;

type Props = {
  /** The number of slides and the padding, by window width. */
  settings: SlickSettings;
  /** The class of the row. */
  className?: string | undefined;
  /** The slides. */
  children: ReactNode;
};

/** How long a turn takes (specification, section 9). */
const TURN_MS = 1000;
/** The pause between two turns (specification, section 9). */
const DELAY_MS = 3000;

/** The classes that slick sets in the browser. The exporter keeps their rules in the page. */
const SLICK_CLASSES = 'slick-slider slick-list slick-track slick-slide slick-initialized';

/** Makes slides off the screen inert, so that a slide and its clone are never both focusable. */
function updateInert(root: HTMLElement | null) {
  for (const slide of root?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
    slide.inert = !slide.classList.contains('slick-active');
  }
}

/** Repeats the slides if all of them are in view. An endless row needs more. */
function repeatSlides(children: ReactNode, inView: number): ReactNode[] {
  const slides = Children.toArray(children);
  if (slides.length > inView) return slides;
  const copies = slides.map((slide) =>
    isValidElement(slide) ? cloneElement(slide, { key: `${slide.key}-copy` }) : slide,
  );
  return [...slides, ...copies];
}

/** react-slick's slider. Needs an ancestor with `carouselRole` and `CarouselControls`. */
function Carousel({
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
  const speed = wantsLessMotion() ? 0 : TURN_MS;
  const [library] = useState(() => createSlickLibrary(slider));

  useEffect(() => {
    const carousel = root.current?.closest<HTMLElement>('section[aria-roledescription]');
    if (carousel) return runCarousel(carousel, library).end;
  }, [root, library]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of slides mounts another slider
  useEffect(library.onMount, [slidesToShow]);

  // Called at the start of a turn, because slick loses the end when the window is resized. slick may
  // report a turn twice, before it has rendered it. `isNew` is false for the second report.
  function onBegin(from: number, next: number) {
    const isNew = from === current.current;
    current.current = next;
    const slide = root.current?.querySelector(
      `[data-index="${next}"] [role="group"][aria-roledescription]`,
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
        autoplaySpeed={DELAY_MS}
        pauseOnHover={false}
        speed={speed}
        slidesToShow={slidesToShow}
        onInit={() => updateInert(root.current)}
        onReInit={() => updateInert(root.current)}
        beforeChange={onBegin}
        afterChange={() => updateInert(root.current)}
        {...others}
      >
        {repeatSlides(children, slidesToShow)}
      </Slider>
    </KeepFocus>
  );
}

/**
 * A react-slick carousel. The server and the first render show a row that scrolls sideways. After
 * hydration slick replaces the row, unless there is one slide alone.
 */
export function Slick({ settings, className, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  // The slide that the row rests on when slick replaces it.
  const [start, setStart] = useState<number>();
  const isReady = start !== undefined;
  const turns = Children.count(children) > 1;
  useEffect(() => {
    const row = turns ? root.current : null;
    if (!row) return undefined;
    // A browser snaps the row to its first slide when it draws the row.
    const frame = requestAnimationFrame(() => setStart(findRestingSlide(row, [...row.children])));
    return () => cancelAnimationFrame(frame);
  }, [turns]);

  return (
    <div
      ref={root}
      className={className}
      data-slides
      data-slick={isReady ? '' : undefined}
      data-classes={SLICK_CLASSES}
    >
      <KeepFocus root={root}>
        {isReady ? (
          <Carousel settings={settings} root={root} start={start}>
            {children}
          </Carousel>
        ) : (
          children
        )}
      </KeepFocus>
    </div>
  );
}
