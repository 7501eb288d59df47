import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/Button/Button';
import type { ConsultationFormData } from '@/content/words/forms-schema';

type Props = Pick<ConsultationFormData, 'fallback'> &
  Pick<ComponentProps<typeof Button>, 'ref' | 'disabled' | 'children'>;

/** The button that sends a form. Without keys, it shows only where scripts run. */
export function SubmitButton({ fallback, ...rest }: Props) {
  const button = <Button type="submit" {...rest} />;
  return fallback ? <div className="needs-script">{button}</div> : button;
}
