import styles from './Honeypot.module.scss';

type Props = {
  id: string;
  /** A label that tempts programs. */
  label: string;
};

/** A hidden field that programs fill and people cannot see. It has no `name`: no form sends it. */
export function Honeypot({ id, label }: Props) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" data-trap="" />
    </div>
  );
}

/** Whether a program filled the honeypot of a form. */
export function isTrapped(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>('[data-trap]');
  return trap !== null && trap.value !== '';
}
