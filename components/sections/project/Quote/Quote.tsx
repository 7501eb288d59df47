import { Ground } from '@/components/ui/Ground/Ground';
import { Picture } from '@/components/ui/Picture/Picture';
import type { PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import styles from './Quote.module.scss';
import type { QuoteData } from './Quote.schema';

/** A client's words, as the section takes them. */
export type ClientWords = {
  name: string;
  role: string;
  description: string;
  portrait?: PictureData | undefined;
};

/** The world whose colours the portraits have behind them. */
const BACKDROP: World = 'transformation';

type Props = Omit<QuoteData, 'kind'> & { words: ClientWords; world: World };

/** The client's words as large as a title, with the client's portrait in an arch if there is one. */
export function Quote({ ground, world, words: { name, role, description, portrait } }: Props) {
  return (
    <Ground on={ground} world={world} as="div" className={styles.quote}>
      <figure data-portrait={portrait !== undefined}>
        <blockquote>
          <span className={styles.marks} aria-hidden="true" />
          <p>{description}</p>
        </blockquote>
        {portrait && (
          <span className={styles.arch} data-world={BACKDROP}>
            <Picture picture={portrait} sizes="(min-width: 68em) 34vw, 80vw" framed />
          </span>
        )}
        <figcaption>
          <b>{name}</b> <span>{role}</span>
        </figcaption>
      </figure>
    </Ground>
  );
}
