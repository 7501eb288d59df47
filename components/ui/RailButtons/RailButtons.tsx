import { Icon } from '../Icon/Icon';
import styles from './RailButtons.module.scss';

type Props = {
  /** The names of the two buttons. */
  previous: string;
  next: string;
  /** Places the pair. */
  className?: string | undefined;
};

/** Previous and next, for a row that scrolls sideways (`enhance('rail')` on what holds both). */
export function RailButtons({ previous, next, className }: Props) {
  return (
    <div className={`${styles.buttons} ${className ?? ''} needs-script`}>
      <button type="button" data-rail-to="previous" aria-label={previous}>
        <Icon name="arrow-left" size="20px" weight="bold" />
      </button>
      <button type="button" data-rail-to="next" aria-label={next}>
        <Icon name="arrow-right" size="20px" weight="bold" />
      </button>
    </div>
  );
}
