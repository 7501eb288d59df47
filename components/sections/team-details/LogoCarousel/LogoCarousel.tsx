import { LogoSlides } from '@/components/islands/carousel/slick/LogoSlides';
import { CarouselControls } from '@/components/ui/Carousel/CarouselControls';
import { carouselRole } from '@/components/ui/Carousel/carousel';
import { wording } from '@/content/files/wording';
import type { Client } from '@/content/site/clients-schema';
import styles from './LogoCarousel.module.scss';
import type { LogoCarouselData } from './LogoCarousel.schema';

type Props = LogoCarouselData & { clients: readonly Client[] };

/** The clients' logos in an endless row that turns by itself, two at a time. */
export function LogoCarousel({ title, words, clients }: Props) {
  if (clients.length === 0) return null;
  return (
    <section className={styles.carousel} {...carouselRole(wording().carousel, title)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {clients.length > 1 && <CarouselControls words={words} className={styles.controls} />}
      </div>
      <LogoSlides clients={clients} words={wording().carousel} />
    </section>
  );
}
