import { ArticleMeta } from '@/components/ui/ArticleMeta/ArticleMeta';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import type { ArticleCardData } from '@/content/collections/article-schema';
import styles from './RelatedArticles.module.scss';

type Props = { title: string; articles: readonly ArticleCardData[] };

/** A few articles as cards: picture, tag, reading time, date and title. Without articles there is nothing. */
export function RelatedArticles({ title, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.cards}>
        {articles.map(
          ({ slug, title: name, tag, reading_time, created_at, src, world, href, author }) => (
            <li key={slug} className={styles.card} data-card>
              <div className={styles.words}>
                <ArticleMeta
                  tags={[{ label: tag }]}
                  reading_time={reading_time}
                  created_at={created_at}
                />
                <h3>
                  <Link href={href}>{name}</Link>
                </h3>
                <p className={styles.author}>{author.name}</p>
              </div>
              <div className={styles.picture} data-world={world} data-shared="from">
                <Picture
                  picture={src}
                  sizes="(min-width: 68em) 31vw, (min-width: 44em) 40vw, 92vw"
                />
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
