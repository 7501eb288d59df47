import { TRAP } from '../delivery/message';
import styles from './Honeypot.module.scss';

type Props = {
  id: string;
  label: string;
};

/**
 * A field that people do not see. Bots fill it, and so do a few extensions of browsers, so a mail with
 * it is marked instead of dropped.
 */
export function Honeypot({ id, label }: Props) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
