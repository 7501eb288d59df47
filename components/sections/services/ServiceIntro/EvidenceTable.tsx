import styles from './EvidenceTable.module.scss';
import type { Evidence } from './ServiceIntro.schema';

/** "3 of 5" as five dots, three of them filled, with the words beside. */
function Score({ children }: { children: string }) {
  const [got = 0, all = 0] = (children.match(/\d/g) ?? []).map(Number);
  return (
    <span className={styles.score}>
      <span aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <i key={i} data-filled={i < got} />
        ))}
      </span>{' '}
      {children}
    </span>
  );
}

/** The service at work, as a table of a few rows. The last row is the outcome. */
export function EvidenceTable({ caption, columns, rows }: Evidence) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              data-kind={column.kind}
              data-office={column.kind === 'clock' ? column.office : undefined}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, i) => {
              const kind = columns[i]?.kind;
              const Cell = i === 0 && kind === 'text' ? 'th' : 'td';
              return (
                <Cell key={i} scope={Cell === 'th' ? 'row' : undefined} data-kind={kind}>
                  {kind === 'score' ? <Score>{cell}</Score> : cell}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
