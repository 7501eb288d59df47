import { Day } from '@/components/ui/Day/Day';
import { Head } from '@/components/ui/Head/Head';
import { Portrait } from '@/components/ui/Portrait/Portrait';
import styles from './Comments.module.scss';
import type { CommentsData } from './Comments.schema';

/** What readers wrote under an article, the oldest first. */
export function Comments({ title, items }: CommentsData) {
  if (items.length === 0) return null;
  return (
    <section className={styles.comments}>
      <Head title={title} stays />
      <ol>
        {items.map(({ src, author, created_at, comment }, i) => (
          <li key={author}>
            <article className={styles.comment} aria-labelledby={`comment-${i + 1}`}>
              <header className={styles.head}>
                <Portrait picture={src} />
                <h3 id={`comment-${i + 1}`}>{author}</h3> <Day date={created_at} />
              </header>
              <p>{comment}</p>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}
