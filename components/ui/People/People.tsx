import { Frame } from '@/components/ui/Frame/Frame';
import { Link } from '@/components/ui/Link/Link';
import type { PersonCard } from '@/content/collections/person-schema';
import styles from './People.module.scss';

type Props = {
  people: readonly PersonCard[];
  /** The `sizes` of an arch from a tablet on. */
  sizes: string;
};

/** People in arches, each with a link to their page. */
export function People({ people, sizes }: Props) {
  return (
    <ul className={styles.people}>
      {people.map(({ title, designation, url, image, world }) => (
        <li key={title} data-card>
          <Frame
            picture={{ ...image, alt: '' }}
            world={world}
            shape="arch"
            fit="bust"
            sizes={`${sizes}, 100px`}
            cutOut
          />
          <div>
            <h3>
              <Link href={url}>{title}</Link>
            </h3>
            <p>{designation}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
