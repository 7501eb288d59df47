import type { ReactNode } from 'react';
import { IslandIcon } from '../IslandIcon/IslandIcon';
import styles from './Field.module.scss';

type Props = {
  /** The id of the control. Its error's id is this and "-error". */
  id: string;
  label: string;
  /** The rule that it has, under its control. */
  hint?: string | undefined;
  required?: boolean;
  error?: string | undefined;
  /** The control; `controlProps` ties it to its label and its error. */
  children: ReactNode;
};

/** A form field: label, control, its rule, and the message that says what is wrong. */
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

/** What ties a control to its field: id, look, and what describes it, its error before all else. */
export function controlProps(id: string, error: string | undefined, hint?: string) {
  const parts = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': parts.join(' ') || undefined,
  };
}
