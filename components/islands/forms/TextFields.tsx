import type { InputHTMLAttributes } from 'react';
import { controlProps, Field } from '@/components/ui/Field/Field';
import type { Delivery } from '@/content/site/forms-schema';

/** A single-line field. */
export type TextField<Name extends string> = { name: Name; required: boolean } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'pattern' | 'autoCapitalize' | 'spellCheck'
>;

/** Refuses blanks alone, as the rule `required` does. */
export const NOT_BLANK = '.*\\S.*';

/** The field for a name. */
export const nameField = {
  name: 'name',
  required: true,
  type: 'text',
  autoComplete: 'name',
  pattern: NOT_BLANK,
} as const satisfies TextField<string>;

/** What stands between the digits of a telephone number does not matter. */
const BETWEEN = '[^\\p{L}\\p{N}+]*';

const phonePatterns = {
  tenDigits: `(${BETWEEN}\\p{Nd}){10}${BETWEEN}`,
  // An extension may follow: "ext. 12".
  international: `${BETWEEN}\\+?(${BETWEEN}\\p{Nd}){5,15}${BETWEEN}(\\p{L}[^\\p{N}+]{0,11}\\p{Nd}{1,7}${BETWEEN})?`,
} satisfies Record<Delivery['phone'], string>;

/** Returns the field for a telephone number. */
export const getPhoneField = (rule: Delivery['phone']) =>
  ({
    name: 'contact_no',
    required: true,
    // HTML does not allow `tel-national` on a field of type "tel".
    type: 'text',
    autoComplete: rule === 'tenDigits' ? 'tel-national' : 'tel',
    inputMode: 'tel',
    pattern: phonePatterns[rule],
  }) as const satisfies TextField<string>;

/** The field for a mail address. */
export const emailField = {
  name: 'email',
  required: true,
  // Browsers refuse addresses with letters beyond ASCII in a field of type "email".
  type: 'text',
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  // Looser than the rule, which tidies the address first.
  pattern: '[^@＠]+[@＠][^\\s@＠]+[.．。｡][^\\s@＠]+\\s*',
} as const satisfies TextField<string>;

type Props<Name extends string> = {
  /** The start of the fields' ids. */
  id: string;
  fields: readonly TextField<Name>[];
  labels: Record<Name, string>;
  /** The hint below each field that has one. */
  hints: Partial<Record<Name, string>>;
};

/** A form's single-line fields, each with its label and hint. */
export function TextFields<Name extends string>({ id, fields, labels, hints }: Props<Name>) {
  return fields.map(({ name, required, ...input }) => {
    const control = controlProps(`${id}-${name}`, name, hints[name]);
    return (
      <Field key={name} id={control.id} label={labels[name]} hint={hints[name]} required={required}>
        <input name={name} required={required} {...input} {...control} />
      </Field>
    );
  });
}
