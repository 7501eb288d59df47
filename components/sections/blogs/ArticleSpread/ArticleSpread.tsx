import { ArticleMeta } from '@/components/ui/ArticleMeta/ArticleMeta';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Byline } from '@/components/ui/Byline/Byline';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import type { ArticleCardData } from '@/content/schema/article';
import styles from './ArticleSpread.module.scss';
import type { ArticleSpreadData } from './ArticleSpread.schema';

type Props = ArticleSpreadData & { articles: readonly ArticleCardData[] };

/**
 * The articles. Each is a spread as wide as the page, with words on one side and a picture on the
 * other.
 */
export function ArticleSpread({ label, readMore, about, articles }: Props) {
  return (
    <section aria-label={label} className={styles.articles}>
      <ul>
        {articles.map(({ _id, title, author, src, href, preview, ...meta }, i) => (
          <li key={_id}>
            <article className={styles.spread} data-card>
              <div className={styles.words}>
                <ArticleMeta {...meta} />
                <h2>
                  <Link href={href}>{title}</Link>
                </h2>
                <p className={styles.preview}>
                  <span>{preview}</span>
                  <span>…</span>
                </p>
                <div className={styles.end}>
                  <Byline author={author} />
                  <ButtonLink href={href} about={`${about} ${title}`}>
                    {readMore}
                  </ButtonLink>
                </div>
              </div>
              <div className={styles.picture} data-shared="from">
                <Picture picture={src} sizes="(min-width: 1081px) 58vw, 92vw" eager={i === 0} />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
