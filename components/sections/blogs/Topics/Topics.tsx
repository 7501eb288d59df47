import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import styles from './Topics.module.scss';
import type { TopicsData } from './Topics.schema';

type Topic = { label: string; path: string; count: number };

type Props = TopicsData & {
  topics: readonly Topic[];
  /** The address of the list below. */
  path: string;
};

/** The topics of the articles as links, each with the number of its articles, and a link to the search. */
export function Topics({ label, all, search, topics, path }: Props) {
  if (topics.length === 0 && !search) return null;
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <nav aria-label={label} className={styles.topics}>
      <ul className={styles.list}>
        <li>
          <Link href={all.href} aria-current={current(all.href)} className={styles.topic}>
            {all.label}
          </Link>
        </li>
        {topics.map((topic) => (
          <li key={topic.path}>
            <Link href={topic.path} aria-current={current(topic.path)} className={styles.topic}>
              {topic.label} <small>{topic.count}</small>
            </Link>
          </li>
        ))}
      </ul>
      {search && (
        <Link href={search.href} className={styles.search}>
          <Icon name="search" size="18px" />
          {search.label}
        </Link>
      )}
    </nav>
  );
}
