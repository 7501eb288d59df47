import { enhance } from '@/components/islands/marks';
import { Link } from '@/components/ui/Link/Link';
import { Prose } from '@/components/ui/Prose/Prose';
import type { ProseData } from '@/content/schema/prose';
import styles from './ArticleBody.module.scss';
import type { ArticleBodyData } from './ArticleBody.schema';

type Props = ArticleBodyData & { prose: ProseData };

/** The text of an article, with its table of contents beside it. */
export function ArticleBody({ prose, contents }: Props) {
  return (
    <div className={styles.body}>
      <nav className={styles.contents} aria-labelledby="contents">
        <p id="contents">{contents}</p>
        <ol>
          {prose.contents.map(({ id, label }) => (
            <li key={id}>
              <Link href={`#${id}`}>{label}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <Prose {...prose} frame={enhance('frame', 'intent')} />
      </div>
    </div>
  );
}
