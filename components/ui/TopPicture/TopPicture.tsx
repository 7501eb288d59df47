import { Picture } from '@/components/ui/Picture/Picture';
import type { PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';

const ID = 'top-picture';

type Props = {
  picture: PictureData;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** The colour world behind the picture. */
  world?: World;
  /** Whether the frame is made for a cut-out. */
  cutOut?: boolean;
};

/**
 * The picture at a page's top. A clicked card's picture grows into it
 * (`components/islands/page/transition.ts`). The first paint waits until it is parsed. On a slow
 * connection the page would otherwise fade in before the picture exists.
 */
export function TopPicture({ picture, sizes, className, world, cutOut = false }: Props) {
  return (
    <>
      <link rel="expect" href={`#${ID}`} blocking="render" />
      <div id={ID} className={className} data-world={world} data-shared="to">
        <Picture picture={picture} sizes={sizes} eager framed cutOut={cutOut} />
      </div>
    </>
  );
}
