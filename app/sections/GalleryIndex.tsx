import { Link } from '@/components/ui/Link/Link';
import styles from '../gallery.module.scss';
import { GalleryBar } from './GalleryBar';
import { folders, sections } from './gallery';
import { shapes } from './shapes';

/** The shapes that sections share, and a list of all sections, grouped by the page they belong to. */
export function GalleryIndex() {
  return (
    <>
      <GalleryBar>
        <p>{sections.length} sections</p>
      </GalleryBar>
      <main className={styles.index}>
        <h1>Sections</h1>
        <section className={styles.folder}>
          <h2>Shapes</h2>
          <ul>
            {shapes.map(({ shape, by, section }) => (
              <li key={by}>
                <Link href={`/sections/${section}`}>{shape}</Link> <code>{by}</code>
              </li>
            ))}
          </ul>
        </section>
        {folders.map(({ folder, members }) => (
          <section key={folder} className={styles.folder}>
            <h2>{folder || 'Several pages'}</h2>
            <ul>
              {members.map(({ name, examples }) => (
                <li key={name}>
                  <Link href={`/sections/${name}`}>{name}</Link>
                  <span
                    className={styles.count}
                    role="img"
                    aria-label={`${examples.length} examples`}
                  >
                    {examples.map(({ path }) => (
                      <i key={path} />
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  );
}
