import { Icon } from '@/components/ui/Icon/Icon';
import styles from './BackToTop.module.scss';

type Props = {
  label: string;
};

/** Appears with the sticky header and scrolls smoothly to the page's top. */
export function BackToTop({ label }: Props) {
  return (
    <a href="#top" className={styles.control} aria-label={label}>
      <Icon name="arrow-up" size="20px" weight="bold" />
    </a>
  );
}
