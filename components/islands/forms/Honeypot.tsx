import styles from './Honeypot.module.scss';

type Props = {
  id: string;
  /** A label that makes bots fill the field. */
  label: string;
};

/** A field that only bots see and fill. Without a `name`, no form sends it. */
export function Honeypot({ id, label }: Props) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" data-trap="" />
    </div>
  );
}

/** Whether a bot filled the honeypot of a form. */
export function isTrapped(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>('[data-trap]');
  return trap !== null && trap.value !== '';
}
