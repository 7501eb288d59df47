import { enhance } from '@/components/islands/marks';
import { Ground } from '@/components/ui/Ground/Ground';
import type { World } from '@/content/schema/world';
import styles from './Ledger.module.scss';
import type { LedgerData } from './Ledger.schema';

type Props = Omit<LedgerData, 'kind'> & { world: World };

/** A table on a sheet of ruled paper. */
export function Ledger({ title, caption, columns, rows, foot, ground, world }: Props) {
  return (
    <Ground on={ground} world={world} className={styles.ledger}>
      <h2>{title}</h2>
      <div className={styles.sheet}>
        <section
          className={styles.scroll}
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll only a focusable element
          tabIndex={0}
          {...enhance('frame', 'intent')}
        >
          <table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, i) => (
                    <td key={columns[i + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {foot && <p className={styles.foot}>{foot}</p>}
      </div>
    </Ground>
  );
}
