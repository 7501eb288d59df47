import { Link } from '@/components/ui/Link/Link';
import styles from '../gallery.module.scss';
import { GalleryBar } from './GalleryBar';
import type { sections } from './gallery';
import { findKind, getLines } from './lines';

type Section = (typeof sections)[number];

type Props = { section: Section; example: Section['examples'][number] };

const isPicture = (value: unknown): value is { file: string; alt: string } =>
  typeof value === 'object' && value !== null && 'file' in value && 'widths' in value;

/** Props as text, each picture in one line. */
const toText = (props: object) =>
  JSON.stringify(
    props,
    (_, value) =>
      isPicture(value) ? `Picture ${value.file}: ${value.alt || 'decorative'}` : value,
    2,
  );

/** One example of a section as on a page, its other examples, the lines to copy into a page, and its props. */
export function GalleryPage({ section: { name, folder, examples }, example }: Props) {
  const kind = findKind(name);
  return (
    <>
      <GalleryBar>
        <h1>
          <Link href="/sections">Sections</Link> {folder && <span>{folder} </span>}
          <b>{name}</b>
        </h1>
        <nav aria-label="Examples">
          <ul>
            {examples.map((each) => (
              <li key={each.path}>
                <Link
                  href={each.path}
                  aria-current={each.path === example.path ? 'page' : undefined}
                >
                  {each.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </GalleryBar>
      {example.isPage ? example.element : <main className={styles.page}>{example.element}</main>}
      {kind && (
        <section className={styles.props} aria-label="Lines">
          <h2>In a file of content/pages</h2>
          <pre>{getLines(kind)}</pre>
        </section>
      )}
      <section className={styles.props} aria-label="Props">
        <h2>{example.name}</h2>
        <pre>{toText(example.props)}</pre>
      </section>
    </>
  );
}
