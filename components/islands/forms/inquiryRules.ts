import type { InquiryFormData } from '@/content/schema/forms';
import { all, atLeast, email, type Rule, required, tenDigits } from './rules';

/** The shortest cover letter, in characters (specification, section 9). */
export const SHORTEST_LETTER = 10;

/** The job inquiry's rules (specification, section 5); `skills` is the list joined by commas. */
export const inquiryRules = (messages: InquiryFormData['messages']) =>
  ({
    name: required(messages.nameRequired),
    email: all(required(messages.emailRequired), email(messages.emailInvalid)),
    job_role: required(messages.roleRequired),
    contact_no: all(required(messages.numberRequired), tenDigits(messages.numberInvalid)),
    cover_letter: all(
      required(messages.letterRequired),
      atLeast(SHORTEST_LETTER, messages.letterShort),
    ),
    skills: required(messages.skillsRequired),
  }) satisfies Record<string, Rule>;
