import type { ConsultationFormData } from '@/content/schema/forms';
import { all, email, type Rule, required, tenDigits } from './rules';

/** The consultation form's rules (specification, section 5); subject and message have none. */
export const consultationRules = (messages: ConsultationFormData['messages']) =>
  ({
    name: required(messages.nameRequired),
    contact_no: all(required(messages.numberRequired), tenDigits(messages.numberInvalid)),
    email: all(required(messages.emailRequired), email(messages.emailInvalid)),
  }) satisfies Record<string, Rule>;
