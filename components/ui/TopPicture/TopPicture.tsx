import { Picture } from '@/components/ui/Picture/Picture';
import type { PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';

const ID = 'top-picture';

type Props = {
  picture: PictureData;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** The ground it stands on, where it brings its own. */
  world?: World;
};

/**
 * The picture at a page's top, which a clicked card's picture grows into
 * (`components/islands/page/transition.ts`). The first paint waits until it is parsed: on a slow line
 * the page would else fade in before its picture is there to grow into.
 */
export function TopPicture({ picture, sizes, className, world }: Props) {
  return (
    <>
      <link rel="expect" href={`#${ID}`} blocking="render" />
      <div id={ID} className={className} data-world={world} data-shared="to">
        <Picture picture={picture} sizes={sizes} eager />
      </div>
    </>
  );
}
