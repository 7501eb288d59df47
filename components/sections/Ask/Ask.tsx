import { ButtonLink } from '@/components/ui/Button/Button';
import { Picture } from '@/components/ui/Picture/Picture';
import type { PictureData } from '@/content/schema/picture';
import styles from './Ask.module.scss';
import type { AskData } from './Ask.schema';

/** Words after a clay shape. A line never breaks between the shape and the first word. */
function Shaped({ sprite, words }: { sprite: PictureData; words: string }) {
  const [first, ...rest] = words.split(' ');
  return (
    <>
      <span className={styles.pair}>
        <span className={styles.sprite}>
          <Picture picture={sprite} sizes="130px" />
        </span>{' '}
        {first}
      </span>{' '}
      {rest.join(' ')}
    </>
  );
}

/**
 * The closing question: one large sentence with clay shapes between its words, and a link to answer
 * it.
 */
export function Ask({ sentence, action, lead }: AskData) {
  return (
    <section className={styles.ask} id="ask">
      <h2 className={styles.sentence}>
        {sentence.map(({ sprite, words }) => (
          <span key={words}>{sprite ? <Shaped sprite={sprite} words={words} /> : words} </span>
        ))}
      </h2>
      <div className={styles.answer}>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        <p>{lead}</p>
      </div>
    </section>
  );
}
