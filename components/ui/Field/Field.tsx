import type { ReactNode } from 'react';
import { IslandIcon } from '../IslandIcon/IslandIcon';
import styles from './Field.module.scss';

type Props = {
  /** The id of the control. The ids of the error and the hint derive from it. */
  id: string;
  label: string;
  /** A hint below the control. */
  hint?: string | undefined;
  required?: boolean;
  error?: string | undefined;
  /** The control, with the props of `controlProps`. */
  children: ReactNode;
};

/** A form field: label, control, hint and error message. */
export function Field({ id, label, hint, required = false, error, children }: Props) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} data-required={required ? '' : undefined}>
          {label}
        </label>
      </div>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.error} aria-live="polite">
        {error && (
          <>
            <IslandIcon name="warning" size="18px" />
            <p id={`${id}-error`}>{error}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** Returns the props of a field's control: its id, its class, and the ids of its error and hint. */
export function controlProps(id: string, error: string | undefined, hint?: string) {
  const parts = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': parts.join(' ') || undefined,
  };
}
