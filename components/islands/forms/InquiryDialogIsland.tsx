'use client';

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { controlProps, Field } from '@/components/ui/Field/Field';
import { Mark } from '@/components/ui/Mark/Mark';
import { Picture } from '@/components/ui/Picture/Picture';
import type { InquiryFormData } from '@/content/schema/forms';
import type { PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import { deliver } from '../delivery/deliver';
import { checkSize, readFields } from '../delivery/message';
import { prepare } from '../delivery/send';
import { enhance } from '../marks';
import { check } from './check';
import { FailureNotice } from './FailureNotice';
import { Honeypot, isTrapped } from './Honeypot';
import styles from './InquiryDialog.module.scss';
import { inquiryRules, SHORTEST_LETTER } from './inquiryRules';
import { MailFallback } from './MailFallback';
import { NativePost } from './NativePost';
import { nativeSubmission } from './native';
import { Recaptcha } from './Recaptcha';
import { addSkill, joinSkills } from './skills';
import { refuseHaste } from './timeTrap';
import { useErrors } from './useErrors';
import { useFocusBack } from './useFocusBack';
import { useScripted } from './useScripted';

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
  { name: 'email', type: 'email', autoComplete: 'email', inputMode: 'email' },
  // A browser would fill in the job that the applicant has.
  { name: 'job_role', type: 'text', autoComplete: 'off' },
  { name: 'contact_no', type: 'text', autoComplete: 'tel-national', inputMode: 'numeric' },
] as const;

/** Closes a dialog that is open, as a modal one or, from before its script came, as a popover. */
function close(dialog: HTMLDialogElement | null) {
  if (dialog?.open) dialog.close();
  else dialog?.hidePopover();
}

/**
 * The job inquiry. Posts itself to the mail service where no script runs; with one it checks its
 * fields on submit and sends in place; after a success it shows "Submitted", empties itself and
 * closes. A failure is logged, the dialog stays open and the fields keep their values
 * (specification, sections 4, 5 and 8).
 */
export function InquiryDialogIsland({ id, form, job }: Props) {
  const { labels, hints, mail, button, fallback, delivery } = form;
  const rules = inquiryRules(form.messages);
  const dialog = useRef<HTMLDialogElement>(null);
  const entry = useRef<HTMLInputElement>(null);
  const scripted = useScripted();
  const [errors, showErrors, clearError] = useErrors();
  const [state, setState] = useState<'idle' | 'pending' | 'done' | 'failed'>('idle');
  const [sends, setSends] = useState(0);
  const [skills, setSkills] = useState<readonly string[]>([]);
  // What the entry holds: the field itself is the browser's.
  const [skill, setSkill] = useState('');
  const submit = useFocusBack(state === 'pending');
  // Known at once, where state is known with the next render: no press counts twice.
  const busy = useRef(false);

  useEffect(() => {
    prepare();
    // Typed before this ran.
    setSkill(entry.current?.value ?? '');
  }, []);

  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => {
      close(dialog.current);
      setState('idle');
    }, DONE_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  function add() {
    if (!entry.current?.value.trim()) return;
    const { value } = entry.current;
    setSkills((known) => addSkill(known, value));
    entry.current.value = '';
    setSkill('');
    clearError('skills');
  }

  function remove(name: string) {
    setSkills((known) => known.filter((other) => other !== name));
    clearError('skills');
    entry.current?.focus();
  }

  function onSkillKey(event: KeyboardEvent<HTMLInputElement>) {
    // Enter adds the skill instead of sending the form half filled.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current || state === 'done') return;
    const found = {
      ...checkSize(readFields(element), form.tooLarge),
      ...check(rules, new FormData(element)),
    };
    if (Object.keys(found).length > 0) {
      showErrors(element, found);
      return;
    }
    clearError();
    busy.current = true;
    setState('pending');
    try {
      if (!isTrapped(element)) {
        refuseHaste(delivery.timeTrap);
        await deliver(element, { mail, delivery });
      }
      element.reset();
      setSkills([]);
      setSkill('');
      setState('done');
    } catch (error) {
      console.error('The inquiry was not sent.', error);
      setState('failed');
    } finally {
      busy.current = false;
      setSends((count) => count + 1);
    }
  }

  const field = (name: string) => `${id}-${name}`;
  const hintOf = (name: string) => (name === 'contact_no' ? hints.contact_no : undefined);
  const words = { ...button, failed: button.idle };

  return (
    <dialog
      id={id}
      ref={dialog}
      popover="auto"
      aria-labelledby={field('title')}
      className={styles.dialog}
      // It may be open, and its enhancer at work, before React comes.
      suppressHydrationWarning
      onClose={() => state === 'done' && setState('idle')}
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
        {...nativeSubmission(form)}
        noValidate={scripted}
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
        {!scripted && !fallback && <NativePost keys={mail} />}
        {inputs.map(({ name, ...input }) => (
          <Field
            key={name}
            id={field(name)}
            label={labels[name]}
            hint={hintOf(name)}
            required
            error={errors[name]}
          >
            <input
              name={name}
              required
              pattern={name === 'contact_no' ? '\\d{10}' : undefined}
              {...input}
              {...controlProps(field(name), errors[name], hintOf(name))}
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
              required
              minLength={SHORTEST_LETTER}
              placeholder={hints.cover_letter}
              {...controlProps(field('cover_letter'), errors.cover_letter)}
            />
          </Field>
        </div>
        <div className={styles.wide}>
          <Field id={field('skill')} label={labels.skill} required error={errors.skills}>
            <div className={styles.entry}>
              <input
                ref={entry}
                type="text"
                // Where no script runs, what is typed here is the list.
                name={scripted ? undefined : 'skills'}
                required={!scripted}
                aria-required={scripted && skills.length === 0 ? true : undefined}
                data-field="skills"
                data-enter
                autoComplete="off"
                placeholder={hints.skill}
                onChange={(event) => setSkill(event.target.value)}
                onKeyDown={onSkillKey}
                {...controlProps(field('skill'), errors.skills)}
              />
              <button
                type="button"
                className="needs-script"
                disabled={skill.trim() === ''}
                onClick={() => {
                  add();
                  // This button is disabled now.
                  entry.current?.focus();
                }}
              >
                {form.addSkill}
              </button>
            </div>
          </Field>
          {scripted && <input type="hidden" name="skills" value={joinSkills(skills)} />}
          {skills.length > 0 && (
            <ul className={styles.skills} aria-label={labels.skills}>
              {skills.map((name) => (
                <li key={name}>
                  {name}
                  <button
                    type="button"
                    aria-label={`${form.removeSkill} ${name}`}
                    onClick={() => remove(name)}
                  >
                    <Mark name="close" size="13px" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Honeypot id={field('website')} label={form.trap} />
        <div className={styles.end}>
          <Recaptcha siteKey={delivery.recaptchaSiteKey} sends={sends} />
          <Button ref={submit} type="submit" disabled={state === 'pending'}>
            {words[state]}
          </Button>
          <div className={styles.beside}>
            <p>{form.reach}</p>
            <MailFallback fallback={fallback} />
          </div>
          <FailureNotice words={form.failure} failed={state === 'failed'} />
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
