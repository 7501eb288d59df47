import { FieldError } from '@/components/ui/Field/Field';
import styles from './ConsultationForm.module.scss';

type Props = {
  id: string;
  /** The site key of a reCAPTCHA v2 checkbox. Null shows none. */
  siteKey: string | null;
};

/** The place of the reCAPTCHA checkbox, with its error. The form's script draws the box. */
export function RecaptchaBox({ id, siteKey }: Props) {
  if (siteKey === null) return null;
  return (
    <div className={styles.robot}>
      <div id={id} data-robot="" data-field="robot" tabIndex={-1} />
      <FieldError id={id} />
    </div>
  );
}
