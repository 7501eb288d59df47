import { ButtonLink } from '@/components/ui/Button/Button';
import { Frame } from '@/components/ui/Frame/Frame';
import { Head } from '@/components/ui/Head/Head';
import { Link } from '@/components/ui/Link/Link';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { Author } from '@/content/schema/author';
import { getComma } from '@/content/schema/words';
import styles from './AuthorNote.module.scss';
import type { AuthorNoteData } from './AuthorNote.schema';

type Props = AuthorNoteData & {
  author: Author;
};

/** The end of an article: its author in an arch, and links to more. */
export function AuthorNote({ author, title, action, back, search }: Props) {
  return (
    <section className={styles.note}>
      <Frame
        picture={author.portrait}
        world={author.world}
        fit="bust"
        sizes="(min-width: 44em) 21vw, 61vw"
        cutOut
        className={styles.arch}
      />
      <Head title={title}>
        <p className={styles.bio}>
          <b>
            {author.href ? <Link href={author.href}>{author.name}</Link> : author.name}
            {getComma(author.role) + author.role}
          </b>{' '}
          <span>{author.bio}</span>
        </p>
        <div className={styles.ways}>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>{' '}
          <div className={styles.links}>
            <TextLink href={back.href}>{back.label}</TextLink>{' '}
            {search && <TextLink href={search.href}>{search.label}</TextLink>}
          </div>
        </div>
      </Head>
    </section>
  );
}
