import { Link } from '@/components/ui/Link/Link';
import styles from './HeroProof.module.scss';

type Props = {
  results: readonly { name: string; words: string; href: `/projects/${string}` }[];
};

/** With what result the agency has worked: a line that leads to case studies. */
export function HeroProof({ results }: Props) {
  if (results.length === 0) return null;
  return (
    <ul className={styles.results}>
      {results.map(({ name, words, href }) => (
        <li key={href}>
          <Link href={href} className={styles.result}>
            <b>{words}</b> {name}
          </Link>{' '}
        </li>
      ))}
    </ul>
  );
}
