import { enhance } from '@/components/islands/marks';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { IslandIcon } from '@/components/ui/IslandIcon/IslandIcon';
import { withBasePath } from '@/components/ui/Link/with-base-path';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './SearchField.module.scss';
import type { SearchFieldData } from './SearchField.schema';

type Props = SearchFieldData & {
  /** The address of the search page. */
  path: string;
};

/** The folder of the search index. `scripts/site/search.ts` writes it. */
const INDEX = '/_search/';

/** The search: its field, and under it the results, which the enhancer `search` fills in. */
export function SearchField({
  breadcrumb,
  title,
  label,
  placeholder,
  submit,
  hint,
  results,
  words,
  instead,
  scriptless,
  unbuilt,
  path,
}: Props) {
  // `next dev` serves no index.
  const failed = process.env.NODE_ENV === 'development' ? unbuilt : words.failed;
  return (
    <section
      className={styles.search}
      data-index={withBasePath(INDEX)}
      data-words={JSON.stringify({ ...words, failed })}
      {...enhance('search', 'load')}
    >
      <Breadcrumb {...breadcrumb} />
      <h1 id="search-title">{title}</h1>
      <search aria-labelledby="search-title">
        <form className={styles.form} action={withBasePath(path)}>
          <input
            type="search"
            name="q"
            className={styles.field}
            aria-label={label}
            aria-describedby="search-hint"
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={120}
          />
          <button type="submit" className={styles.submit} aria-label={submit}>
            <IslandIcon name="arrow" size="26px" />
          </button>
        </form>
      </search>
      <p className={styles.scriptless}>{scriptless}</p>
      <div className={styles.notes}>
        <p role="status" />
        <p id="search-hint" className={styles.hint}>
          {hint}
        </p>
      </div>
      <ul className={styles.instead} data-instead="" hidden>
        {instead.map((link) => (
          <li key={link.href}>
            <TextLink href={link.href}>{link.label}</TextLink>
          </li>
        ))}
      </ul>
      <div data-results="" hidden>
        <h2 className="visually-hidden">{results}</h2>
        <ol className={styles.results} />
        <button type="button" className={styles.more} hidden>
          {words.more}
        </button>
      </div>
    </section>
  );
}
