import { Day } from '@/components/ui/Day/Day';
import { Frame } from '@/components/ui/Frame/Frame';
import { Head } from '@/components/ui/Head/Head';
import { Link } from '@/components/ui/Link/Link';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { LinkData } from '@/content/files/href';
import type { PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import styles from './WrittenBy.module.scss';

type ArticleLink = {
  title: string;
  href: string;
  src: PictureData;
  world?: World | undefined;
  reading_time: string;
  created_at: string;
};

type Props = {
  title: string;
  articles: readonly ArticleLink[];
  /** The page of all articles, where not all of them stand here. */
  more?: LinkData | undefined;
};

/** A person's articles as a list of contents, each with a small picture. */
export function WrittenBy({ title, articles, more }: Props) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.section}>
      <Head title={title} size="subtitle" stays />
      <ul className={styles.articles}>
        {articles.map(({ title: name, href, src, world, reading_time, created_at }) => (
          <li key={href} data-card>
            <Frame
              picture={{ ...src, alt: '' }}
              world={world}
              shape="bare"
              sizes="(min-width: 44em) 220px, 96px"
              className={styles.picture}
            />
            <h3>
              <Link href={href}>{name}</Link>
            </h3>
            <p>
              <span>{reading_time}</span> <Day date={created_at} />
            </p>
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.all}>
          <TextLink href={more.href}>{more.label}</TextLink>
        </p>
      )}
    </section>
  );
}
