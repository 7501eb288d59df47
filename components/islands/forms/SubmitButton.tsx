import { Button } from '@/components/ui/Button/Button';
import type { ConsultationFormData } from '@/content/site/forms-schema';

type Props = Pick<ConsultationFormData, 'fallback'> & {
  /** The label before a press. */
  label: string;
};

/** The button that sends a form. Without keys, it shows only where scripts run. */
export function SubmitButton({ fallback, label }: Props) {
  const button = (
    <Button type="submit" data-send="">
      <span data-label="">{label}</span>
    </Button>
  );
  return fallback ? <div className="needs-script">{button}</div> : button;
}
