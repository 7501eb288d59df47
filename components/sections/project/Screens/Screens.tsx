import { Ground } from '@/components/ui/Ground/Ground';
import { Picture } from '@/components/ui/Picture/Picture';
import type { World } from '@/content/schema/world';
import styles from './Screens.module.scss';
import type { ScreenData, ScreensData } from './Screens.schema';

type Props = Omit<ScreensData, 'kind'> & { world: World };

const SIZES = {
  desktop: '(min-width: 68em) 64vw, (min-width: 44em) 92vw, 200vw',
  phone: '(min-width: 44em) 26vw, 64vw',
};

function Screen({ picture, caption, device }: ScreenData) {
  return (
    <figure className={styles[device]}>
      <span className={styles.device}>
        <Picture picture={picture} sizes={SIZES[device]} framed />
      </span>
      <figcaption>
        {/* Reader modes drop a caption beside a framed picture, unless it is a paragraph. */}
        <p>{caption}</p>
      </figcaption>
    </figure>
  );
}

/** One to three screens of the product, each in the frame of its device. */
export function Screens({ title, screens, ground, world }: Props) {
  return (
    <Ground on={ground} world={world} className={styles.screens}>
      {title && <h2>{title}</h2>}
      <div className={styles.row} data-count={screens.length}>
        {screens.map((screen) => (
          <Screen key={screen.caption} {...screen} />
        ))}
      </div>
    </Ground>
  );
}
