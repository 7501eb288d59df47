import { ArticleMeta } from '@/components/ui/ArticleMeta/ArticleMeta';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Byline } from '@/components/ui/Byline/Byline';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import type { ArticleCardData } from '@/content/collections/article-schema';
import styles from './ArticleSpread.module.scss';
import type { ArticleSpreadData } from './ArticleSpread.schema';

type Props = ArticleSpreadData & { articles: readonly ArticleCardData[] };

/** The widths of the pictures of six cards. The sheet lays them out: one, two and three in a row. */
const SIZES = [
  '(min-width: 68em) 58vw, 92vw',
  ...Array<string>(2).fill('(min-width: 44em) 46vw, 92vw'),
  ...Array<string>(3).fill('(min-width: 68em) 31vw, (min-width: 44em) 46vw, 92vw'),
];

const getSizes = (i: number) => SIZES[i % SIZES.length] ?? '92vw';

/**
 * The articles, one card each. The first of six is a spread as wide as the page, with words on one side
 * and a picture on the other. Below it stand two cards, and then three.
 */
export function ArticleSpread({ label, readMore, about, articles }: Props) {
  return (
    <section aria-label={label} className={styles.articles}>
      <ul>
        {articles.map(({ slug, title, tag, author, src, world, href, preview, ...meta }, i) => (
          <li key={slug}>
            <article className={styles.spread} aria-labelledby={`card-${slug}`} data-card>
              <div className={styles.words}>
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
                  {!/[.!?…]\s*$/.test(preview) && <span>…</span>}
                </p>
                <div className={styles.end}>
                  <Byline author={author} />
                  <ButtonLink size="small" href={href} about={`${about} ${title}`}>
                    {readMore}
                  </ButtonLink>
                </div>
              </div>
              <div className={styles.picture} data-world={world} data-shared="from">
                <Picture picture={src} sizes={getSizes(i)} eager={i === 0} framed />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
