import styles from './Honeypot.module.scss';

type Props = {
  id: string;
  /** Something that a program likes to fill. */
  label: string;
};

/**
 * A field that nobody sees and programs fill. It has no `name`, so that no form ever sends it,
 * whether by script or by itself.
 */
export function Honeypot({ id, label }: Props) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" data-trap="" />
    </div>
  );
}

/** Whether something filled what nobody sees. */
export function isTrapped(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>('[data-trap]');
  return trap !== null && trap.value !== '';
}
