import { ArticleMeta } from '@/components/ui/ArticleMeta/ArticleMeta';
import { Frame } from '@/components/ui/Frame/Frame';
import { Head } from '@/components/ui/Head/Head';
import { Link } from '@/components/ui/Link/Link';
import type { ArticleCardData } from '@/content/collections/article-schema';
import styles from './RelatedArticles.module.scss';

type Props = { title: string; articles: readonly ArticleCardData[] };

/** A few articles as cards: picture, tag, reading time, date and title. Without articles there is nothing. */
export function RelatedArticles({ title, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.related}>
      <Head title={title} />
      <ul className={styles.cards}>
        {articles.map(
          ({ slug, title: name, tag, reading_time, created_at, src, world, href, author }) => (
            <li key={slug} className={styles.card} data-card>
              <div>
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
              <Frame
                picture={src}
                world={world}
                fit={world && 'whole'}
                shape="bare"
                sizes="(min-width: 68em) 31vw, (min-width: 44em) 40vw, 92vw"
              />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
