import type { Delivery } from '@/content/site/forms-schema';
import type { FieldRule } from './rules';

/** What the script of a form needs, as the form's `data-form` has it. */
export type FormSettings = {
  /** The rules of each field that has any, by the field's name. */
  rules: Readonly<Record<string, readonly FieldRule[]>>;
  /** The labels of the button. `done` stands there for a second after a delivery. */
  button: { idle: string; pending: string; done?: string };
  /** The line after a delivery: in the form, or on the page if the form's dialog closes. */
  sent: string;
  /** What a screen reader hears after a failure that nothing shows. */
  notSent: string;
  /** The error beside the longest field of a form that is too large; {count} is a placeholder. */
  tooLarge: string;
  /** The error beside an empty reCAPTCHA box, if the form has one. */
  robot: string | undefined;
  /** The console's text before the reason of a failure. */
  failure: string;
  /** Whether each failure is shown. Otherwise only one after which nothing is sent again. */
  showsFailure: boolean;
  /** What removes a field's error: any edit, or a valid value. */
  mend: 'any edit' | 'valid value';
  delivery: Delivery;
};

/** A press of a form's button, with valid fields, before the form's script was there. */
export type Press = {
  /** The form has no file, so each value is a text. */
  fields: readonly (readonly [name: string, value: FormDataEntryValue])[];
  delivery: Delivery;
  /** When, in milliseconds since 1970. */
  since: number;
  /** The key in `localStorage` under which the device has it, and its id. Empty where it stores nothing. */
  key: string;
};

declare global {
  interface HTMLFormElement {
    /**
     * What was pressed before the form's script was there: the button with valid fields, the button
     * with invalid ones, or Enter in the field of the skills.
     */
    press?: Press | 'invalid' | 'enter' | undefined;
  }
}
