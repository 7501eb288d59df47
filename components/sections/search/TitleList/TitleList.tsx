import { Ground } from '@/components/ui/Ground/Ground';
import { Head } from '@/components/ui/Head/Head';
import { Link } from '@/components/ui/Link/Link';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { Kind } from '@/content/schema/kind';
import styles from './TitleList.module.scss';
import type { TitleListData } from './TitleList.schema';

/** How many titles of a kind stand in the list. Beyond them, a link leads to the page of that kind. */
const MOST = 50;

type Props = TitleListData & {
  /** The pages of the site by kind, of each kind the newest first. */
  pages: readonly { kind: Kind; path: string; title: string }[];
};

/** The titles of all pages by kind: what the search offers before anyone types, and without script. */
export function TitleList({ title, kinds: words, pages }: Props) {
  const kinds = new Set(pages.map(({ kind }) => kind));
  const groups = [...kinds].map((kind) => ({
    ...words[kind],
    kind,
    pages: pages.filter((page) => page.kind === kind),
  }));
  return (
    <Ground space="around">
      <Head title={title} measure="usual" />
      {groups.map((group) => (
        <section key={group.kind} className={styles.group} aria-labelledby={`titles-${group.kind}`}>
          <h3 id={`titles-${group.kind}`}>{group.title}</h3>
          <ul>
            {group.pages.slice(0, MOST).map((page) => (
              <li key={page.path}>
                <Link href={page.path}>{page.title}</Link>
              </li>
            ))}
          </ul>
          {group.all && group.pages.length > MOST && (
            <TextLink href={group.all.href}>{group.all.label}</TextLink>
          )}
        </section>
      ))}
    </Ground>
  );
}
