import type { CSSProperties } from 'react';
import { joinClasses } from '@/components/ui/joinClasses';
import { Logo } from '@/components/ui/Logo/Logo';
import { mark } from '@/content/brand/mark';
import { paintMark } from '@/content/brand/paint-mark';
import { placeMark, placeMarks } from '@/content/brand/place-mark';
import { agency } from '@/content/files/agency';
import { world as worldName } from '@/content/schema/world';
import { getColor } from '@/styles/colors';
import styles from '../gallery.module.scss';
import { Themes } from './Themes';

/** The logo where it stands: on the page, in the small footer, in the headers of all worlds and as an icon. */
export function LogoPlaces() {
  const { name } = agency();
  const onPage = placeMark(mark());
  const inWorlds = placeMarks(mark());
  const [day, night] = [getColor('--on-inverse'), getColor('--inverse')];
  const icon = paintMark(mark(), day, getColor, [night]);
  return (
    <Themes title="Logo">
      {() => (
        <ul className={styles.tiles} style={{ '--tile': '15rem' } as CSSProperties}>
          <li className={styles.ground}>
            <Logo mark={onPage} name={name} />
            <span>page and menus</span>
          </li>
          <li className={joinClasses(styles.ground, styles.night)}>
            <Logo mark={onPage} name={name} />
            <span>small footer</span>
          </li>
          <li className={styles.ground} style={{ color: day, background: night }}>
            <svg
              viewBox={icon.viewBox}
              height="48"
              aria-hidden="true"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: readMark refuses all but shapes
              dangerouslySetInnerHTML={{ __html: icon.shapes }}
            />
            <span>icon of an app</span>
          </li>
          {worldName.options.map((world) => (
            <li key={world} className={styles.ground} data-world={world}>
              <Logo mark={inWorlds[world]} name={name} />
              <span>{world}</span>
            </li>
          ))}
        </ul>
      )}
    </Themes>
  );
}
