import type { ReactNode } from 'react';
import { isolateNumbers } from '@/content/files/language';
import { joinClasses } from '../joinClasses';
import styles from './Field.module.scss';

type Props = {
  /** The id of the control. The ids of the error and the hint derive from it. */
  id: string;
  label: string;
  /** A hint below the control. */
  hint?: string | undefined;
  required?: boolean;
  className?: string | undefined;
  /** The control, with the props of `controlProps`. */
  children: ReactNode;
};

/** A form field: label, control, hint, and the place of its error. */
export function Field({ id, label, hint, required = false, className, children }: Props) {
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={id} data-required={required ? '' : undefined}>
        {label}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {isolateNumbers(hint)}
        </p>
      )}
      <FieldError id={id} />
    </div>
  );
}

/** The place of a control's error. The form's script writes into it. */
export const FieldError = ({ id }: { id: string }) => (
  <p className={styles.error} id={`${id}-error`} aria-live="polite" />
);

/** Returns the props of a field's control: its id, its class, the field's name and its hint's id. */
export const controlProps = (id: string, field: string, hint?: string) => ({
  id,
  className: styles.control,
  'data-field': field,
  'aria-describedby': hint && `${id}-hint`,
});
