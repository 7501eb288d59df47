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
import { announce, onTurn } from '../controls';
import { restingOn } from '../resting';
import { startRotation, wantsLessMotion } from '../rotation';
import { turnQueue } from '../turnQueue';
import { KeepFocus } from './KeepFocus';
import { type SlickSettings, useSettings } from './useSettings';

/** The slider stands one or two defaults deep, by each bundler's reading of CommonJS. */
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

/** What it calls its elements: the page's sheet keeps the rules of these. */
const CLASSES = 'slick-slider slick-list slick-track slick-slide slick-initialized';

const carouselOf = (root: RefObject<HTMLElement | null>) =>
  root.current?.closest<HTMLElement>('[aria-roledescription="carousel"]');

/** What slick shows can be reached; what it keeps ready on either side, and its clones, cannot. */
function hideOthers(root: HTMLElement | null) {
  for (const slide of root?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
    slide.inert = !slide.classList.contains('slick-active');
  }
}

/** Slides, twice where all of them are in view: an endless row needs more. */
function enough(children: ReactNode, inView: number): ReactNode[] {
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
  const [{ slidesToShow, ...others }, at] = useSettings(settings, start);
  const slider = useRef<ReactSlick>(null);
  const asked = useRef(false);
  const playing = useRef(false);
  const speed = wantsLessMotion() ? 0 : SPEED;
  const [turns] = useState(() =>
    turnQueue((way) => {
      asked.current = true;
      if (way === 1) slider.current?.slickNext();
      else slider.current?.slickPrev();
    }),
  );

  useEffect(() => {
    const carousel = carouselOf(root);
    if (!carousel) return;
    const stopListening = onTurn(carousel, turns.ask);
    const rotator = startRotation(carousel, (now) => {
      playing.current = now;
      if (now) slider.current?.slickPlay();
      else slider.current?.slickPause();
    });
    return () => {
      stopListening();
      turns.end();
      rotator.end();
    };
  }, [root, turns]);

  // A slider of another width starts to play by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width is what brings a new one
  useEffect(() => {
    if (!playing.current) slider.current?.slickPause();
  }, [slidesToShow]);

  // Said as it begins: slick forgets the end of a turn during which the window is resized. A turn
  // from elsewhere than the last one led to is that one again: slick had not rendered it yet, or the
  // window took it back.
  function onTurning(from: number, next: number) {
    if (from === at.current) turns.began();
    at.current = next;
    const carousel = carouselOf(root);
    const slide = root.current?.querySelector(
      `[data-index="${next}"] [aria-roledescription="slide"]`,
    );
    if (asked.current && carousel) announce(carousel, slide);
    asked.current = false;
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
        beforeChange={onTurning}
        afterChange={() => hideOthers(root.current)}
        {...others}
      >
        {enough(children, slidesToShow)}
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
    if (root.current) setStart(restingOn(root.current, [...root.current.children]));
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
