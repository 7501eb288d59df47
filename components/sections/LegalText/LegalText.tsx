import { Day } from '@/components/ui/Day/Day';
import { Link } from '@/components/ui/Link/Link';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { formatNumber } from '@/content/files/language';
import styles from './LegalText.module.scss';
import type { LegalBlock, LegalTextData } from './LegalText.schema';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('links' in block) {
    return (
      <ul className={styles.links}>
        {block.links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles.list}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A legal text in numbered sections, with a table of contents beside it. */
export function LegalText({ contents, updated, sections }: LegalTextData) {
  return (
    <div className={styles.legal}>
      <div className={styles.rail}>
        <p className={styles.updated}>
          {updated.label} <Day date={updated.date} />
        </p>
        <nav aria-label={contents}>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link href={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.sections}>
        {sections.map(({ id, title, body }, index) => (
          <section key={id} id={id}>
            <h2>
              <span>{formatNumber(index + 1)}.</span> {title}
            </h2>
            {body.map((block, place) => (
              <Block key={place} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
