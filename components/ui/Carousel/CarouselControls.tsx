import type { CarouselWords } from '@/content/schema/carousel-words';
import styles from './CarouselControls.module.scss';

type Props = {
  words: CarouselWords;
  /** Sets the position. */
  className?: string | undefined;
};

/**
 * Pause, previous and next. They stand before the slides, so that the keyboard reaches Pause first.
 */
export function CarouselControls({ words, className }: Props) {
  const { pause, play, previous, next } = words;
  return (
    <div className={`${styles.buttons} ${className ?? ''} needs-script`}>
      <button type="button" data-rotate aria-label={pause} data-pause={pause} data-play={play} />
      <button type="button" data-turn="previous" aria-label={previous} />
      <button type="button" data-turn="next" aria-label={next} />
      <span className="visually-hidden" role="status" data-carousel-status />
    </div>
  );
}
