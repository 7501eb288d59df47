import type { InputHTMLAttributes } from 'react';
import { controlProps, Field } from '@/components/ui/Field/Field';
import type { Errors } from './rules';

/** A single-line field. */
export type TextField<Name extends string> = { name: Name; required: boolean } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'pattern'
>;

/** The field for a telephone number of ten digits. */
export const phoneField = {
  name: 'contact_no',
  required: true,
  // HTML does not allow `tel-national` on a field of type "tel".
  type: 'text',
  autoComplete: 'tel-national',
  inputMode: 'numeric',
  pattern: '\\d{10}',
} as const satisfies TextField<string>;

/** The field for a mail address. */
export const emailField = {
  name: 'email',
  required: true,
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
} as const satisfies TextField<string>;

type Props<Name extends string> = {
  /** The start of the fields' ids. */
  id: string;
  fields: readonly TextField<Name>[];
  labels: Record<Name, string>;
  /** The hint below each field that has one. */
  hints: Partial<Record<Name, string>>;
  errors: Errors;
};

/** A form's single-line fields, each with its label, hint and error. */
export function TextFields<Name extends string>({
  id,
  fields,
  labels,
  hints,
  errors,
}: Props<Name>) {
  return fields.map(({ name, required, ...input }) => {
    const control = controlProps(`${id}-${name}`, errors[name], hints[name]);
    return (
      <Field
        key={name}
        id={control.id}
        label={labels[name]}
        hint={hints[name]}
        required={required}
        error={errors[name]}
      >
        <input name={name} required={required} {...input} {...control} />
      </Field>
    );
  });
}
