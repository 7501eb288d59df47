import { enhance } from '@/components/islands/marks';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './BackToTop.module.scss';

type Props = {
  label: string;
};

/**
 * Appears with the sticky header and scrolls smoothly to the page's top. It is a landmark, because
 * no other landmark contains it.
 */
export function BackToTop({ label }: Props) {
  return (
    <nav aria-label={label}>
      <a href="#top" className={styles.control} aria-label={label} {...enhance('toTop', 'scroll')}>
        <Icon name="arrow-up" size="20px" weight="bold" />
      </a>
    </nav>
  );
}
