import { Frame } from '@/components/ui/Frame/Frame';
import { Ground } from '@/components/ui/Ground/Ground';
import { Head } from '@/components/ui/Head/Head';
import { Link } from '@/components/ui/Link/Link';
import rows from '@/components/ui/Rows/Rows.module.scss';
import { type Pattern, toPlaces } from '@/components/ui/Rows/toPlaces';
import type { PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import styles from './CasesOf.module.scss';

type Case = { name: string; kind: string; url: string; image: PictureData; world: World };

type Props = { title: string; cases: readonly Case[] };

/** Two share a row, and three do on a laptop. */
const toPatterns = (count: number): { tablet: Pattern; laptop: Pattern } => ({
  tablet: [[6, 6]],
  laptop: count === 3 ? [[4, 4, 4]] : [[6, 6]],
});

/** The case studies that a person worked on, each a set with its name below. */
export function CasesOf({ title, cases }: Props) {
  if (cases.length === 0) return null;
  const places = toPlaces(cases.length, toPatterns(cases.length));
  return (
    <Ground space="below">
      <Head title={title} size="subtitle" measure="wide" />
      <ul className={`${rows.rows} ${styles.cases}`}>
        {cases.map(({ name, kind, url, image, world }, i) => (
          <li key={url} data-card data-world={world} {...places[i]}>
            <Frame picture={image} sizes="(min-width: 68em) 46vw, 92vw" framed cutOut work />
            <h3>
              <Link href={url}>{name}</Link>
            </h3>
            <p>{kind}</p>
          </li>
        ))}
      </ul>
    </Ground>
  );
}
