import type { InputHTMLAttributes } from 'react';
import { controlProps, Field } from '@/components/ui/Field/Field';
import type { Errors } from './rules';

/** A field of one line. */
export type TextField<Name extends string> = { name: Name; required: boolean } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'pattern'
>;

type Props<Name extends string> = {
  /** The start of the fields' ids. */
  id: string;
  fields: readonly TextField<Name>[];
  labels: Record<Name, string>;
  /** The rule of a field, under it. */
  hints: Partial<Record<Name, string>>;
  errors: Errors;
};

/** A form's fields of one line, each with its label, its hint and its error. */
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
