import { ArticleMeta } from '@/components/ui/ArticleMeta/ArticleMeta';
import { Byline } from '@/components/ui/Byline/Byline';
import { Frame } from '@/components/ui/Frame/Frame';
import { Link } from '@/components/ui/Link/Link';
import rows from '@/components/ui/Rows/Rows.module.scss';
import { toPlaces } from '@/components/ui/Rows/toPlaces';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { ArticleCardData } from '@/content/collections/article-schema';
import { isEnded } from '@/content/schema/words';
import styles from './ArticleSpread.module.scss';
import type { ArticleSpreadData } from './ArticleSpread.schema';

type Props = ArticleSpreadData & { articles: readonly ArticleCardData[] };

/** Six cards make three rows on a laptop: one, two and three. */
const PATTERNS = { tablet: [[12], [6, 6], [6, 6], [12]], laptop: [[12], [6, 6], [4, 4, 4]] };

/** The `sizes` of a picture by the columns that its card spans on a laptop. */
const SIZES: Readonly<Record<number, string>> = {
  12: '(min-width: 68em) 58vw, 92vw',
  6: '(min-width: 44em) 46vw, 92vw',
  4: '(min-width: 68em) 31vw, (min-width: 44em) 46vw, 92vw',
};

/**
 * The articles, one card each. The first of six is a spread as wide as the page, with words on one side
 * and a picture on the other. Below it stand two cards, and then three.
 */
export function ArticleSpread({ label, readMore, about, articles }: Props) {
  const places = toPlaces(articles.length, PATTERNS);
  const spreads = places.flatMap((place, i) => (place['data-laptop'] === 12 ? [i] : []));
  return (
    <section aria-label={label} className={styles.articles}>
      <ul className={rows.rows}>
        {articles.map(({ slug, title, tag, author, src, world, href, preview, ...meta }, i) => (
          <li key={slug} {...places[i]} data-turned={spreads.indexOf(i) % 2 === 1 || undefined}>
            <article className={styles.spread} aria-labelledby={`card-${slug}`} data-card>
              <div>
                <ArticleMeta
                  tags={[{ label: tag }]}
                  reading_time={meta.reading_time}
                  created_at={meta.created_at}
                />
                <h2 id={`card-${slug}`}>
                  <Link href={href}>{title}</Link>
                </h2>
                <p className={styles.preview}>
                  <span>{preview}</span>
                  {!isEnded(preview) && <span>…</span>}
                </p>
                <div className={styles.end}>
                  <Byline author={author} />
                  <TextLink href={href}>
                    {readMore}
                    <span className="visually-hidden">{` ${about} ${title}`}</span>
                  </TextLink>
                </div>
              </div>
              <Frame
                picture={src}
                world={world}
                fit={world && 'whole'}
                shape="bare"
                sizes={SIZES[places[i]?.['data-laptop'] ?? 12] ?? '92vw'}
                eager={i === 0}
                framed
              />
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
