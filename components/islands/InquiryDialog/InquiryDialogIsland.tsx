'use client';

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { controlProps, Field } from '@/components/ui/Field/Field';
import { Mark } from '@/components/ui/Mark/Mark';
import { Picture } from '@/components/ui/Picture/Picture';
import type { InquiryFormData } from '@/content/schema/forms';
import type { PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import { enhance } from '../enhance';
import { MailButton } from '../mail/MailButton';
import { MailFallback } from '../mail/MailFallback';
import { sendForm } from '../mail/send';
import { check, type Errors, focusFirst } from '../validation/check';
import { inquiryRules } from '../validation/inquiry';
import styles from './InquiryDialog.module.scss';
import { addSkill } from './skills';

type Props = {
  /** What the Apply Now buttons name in `popoverTarget`. */
  id: string;
  form: InquiryFormData;
  /** The job, as the dialog's side shows it. */
  job: { title: string; facts: readonly string[]; world: World; picture: PictureData };
};

/** How long "Submitted" is shown before the dialog closes, in milliseconds. */
const DONE_FOR = 1000;

const inputs = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'job_role', type: 'text', autoComplete: 'organization-title' },
  { name: 'contact_no', type: 'tel', autoComplete: 'tel-national', inputMode: 'numeric' },
] as const;

/**
 * The job inquiry. Checks its fields on submit and sends in place; after a success it shows
 * "Submitted", empties itself and closes. A failure is logged, the dialog stays open and the
 * fields keep their values (specification, sections 4, 5 and 8).
 */
export function InquiryDialogIsland({ id, form, job }: Props) {
  const { labels, hints, mail, button } = form;
  const rules = inquiryRules(form.messages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<'idle' | 'pending' | 'done'>('idle');
  const [skills, setSkills] = useState<readonly string[]>([]);
  const [skill, setSkill] = useState('');

  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => {
      if (dialog.current?.open) dialog.current.close();
      setState('idle');
    }, DONE_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const clearError = (name: string) => setErrors(({ [name]: _, ...rest }) => rest);

  function add() {
    setSkills(addSkill(skills, skill));
    setSkill('');
    clearError('skills');
  }

  function onSkillKey(event: KeyboardEvent<HTMLInputElement>) {
    // Enter adds the skill instead of sending the form half filled.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (skill.trim() !== '') add();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const found = check(rules, new FormData(element));
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirst(element, found);
      return;
    }
    setState('pending');
    try {
      await sendForm(element, mail);
      element.reset();
      setSkills([]);
      setSkill('');
      setState('done');
    } catch (error) {
      console.error('The inquiry was not sent.', error);
      setState('idle');
    }
  }

  const field = (name: string) => `${id}-${name}`;
  const words = { idle: button.idle, pending: button.pending, done: button.done };

  return (
    <dialog
      id={id}
      ref={dialog}
      popover="auto"
      aria-labelledby={field('title')}
      className={styles.dialog}
      {...enhance('dialog', 'load')}
    >
      <div className={styles.set} data-world={job.world}>
        <h2 id={field('title')}>{form.title}</h2>
        <ul>
          {[job.title, ...job.facts].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Picture
          picture={job.picture}
          sizes="(min-width: 1081px) 430px, 60vw"
          className={styles.picture}
        />
      </div>
      <form
        className={styles.form}
        aria-labelledby={field('title')}
        noValidate
        onSubmit={onSubmit}
        onInput={(event) => {
          if (
            event.target instanceof HTMLInputElement ||
            event.target instanceof HTMLTextAreaElement
          ) {
            clearError(event.target.dataset.field ?? event.target.name);
          }
        }}
      >
        <p className={styles.note}>{form.note}</p>
        {inputs.map(({ name, ...input }) => (
          <Field
            key={name}
            id={field(name)}
            label={labels[name]}
            hint={name === 'contact_no' ? hints.contact_no : undefined}
            required
            error={errors[name]}
          >
            <input
              name={name}
              maxLength={200}
              aria-required="true"
              {...input}
              {...controlProps(field(name), errors[name])}
            />
          </Field>
        ))}
        <div className={styles.wide}>
          <Field
            id={field('cover_letter')}
            label={labels.cover_letter}
            required
            error={errors.cover_letter}
          >
            <textarea
              name="cover_letter"
              rows={4}
              maxLength={20_000}
              aria-required="true"
              placeholder={hints.cover_letter}
              {...controlProps(field('cover_letter'), errors.cover_letter)}
            />
          </Field>
        </div>
        <div className={styles.wide}>
          <Field id={field('skill')} label={labels.skill} required error={errors.skills}>
            <div className={styles.entry}>
              <input
                type="text"
                data-field="skills"
                maxLength={80}
                autoComplete="off"
                placeholder={hints.skill}
                value={skill}
                onChange={(event) => setSkill(event.target.value)}
                onKeyDown={onSkillKey}
                {...controlProps(field('skill'), errors.skills)}
              />
              <button type="button" disabled={skill.trim() === ''} onClick={add}>
                {form.addSkill}
              </button>
            </div>
          </Field>
          <input type="hidden" name="skills" value={skills.join(', ')} />
          {skills.length > 0 && (
            <ul className={styles.skills} aria-label={labels.skills}>
              {skills.map((name) => (
                <li key={name}>
                  {name}
                  <button
                    type="button"
                    aria-label={`${form.removeSkill} ${name}`}
                    onClick={() => setSkills(skills.filter((other) => other !== name))}
                  >
                    <Mark name="close" size="13px" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.end}>
          {form.fallback ? (
            <MailButton fallback={form.fallback} labels={labels} />
          ) : (
            <Button type="submit" disabled={state === 'pending'}>
              {words[state]}
            </Button>
          )}
          <p>
            {form.reach} <MailFallback fallback={form.fallback} />
          </p>
        </div>
      </form>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={form.close}
        className={styles.close}
      >
        <Mark name="close" size="17px" />
      </button>
    </dialog>
  );
}
