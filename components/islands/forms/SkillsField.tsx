import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { controlProps, Field } from '@/components/ui/Field/Field';
import { IslandIcon } from '@/components/ui/IslandIcon/IslandIcon';
import type { InquiryFormData } from '@/content/words/forms-schema';
import styles from './InquiryDialog.module.scss';
import { useHydrated } from './useHydrated';

type Props = {
  /** The id of the input. */
  id: string;
  form: InquiryFormData;
  error: string | undefined;
  /** Called when the list changes. */
  onChange: () => void;
};

/** Adds a trimmed skill to a list, unless it is empty or in the list. */
export function addSkill(skills: readonly string[], entry: string): readonly string[] {
  const skill = entry.trim();
  return skill === '' || skills.includes(skill) ? skills : [...skills, skill];
}

/** A list of skills, entered one by one. Without a script, the input holds the whole list. */
export function SkillsField({ id, form, error, onChange }: Props) {
  const { labels, hints } = form;
  const hydrated = useHydrated();
  const entry = useRef<HTMLInputElement>(null);
  const [skills, setSkills] = useState<readonly string[]>([]);
  // The input's value. The input is uncontrolled, because a visitor may type before hydration.
  const [typed, setTyped] = useState('');

  useEffect(() => {
    setTyped(entry.current?.value ?? '');
    const element = entry.current?.form;
    function onReset() {
      setSkills([]);
      setTyped('');
    }
    element?.addEventListener('reset', onReset);
    return () => element?.removeEventListener('reset', onReset);
  }, []);

  function add() {
    if (!entry.current?.value.trim()) return;
    const { value } = entry.current;
    setSkills((known) => addSkill(known, value));
    entry.current.value = '';
    setTyped('');
    onChange();
  }

  function remove(name: string) {
    setSkills((known) => known.filter((other) => other !== name));
    onChange();
    entry.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter adds the skill. It must not send the form.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <div className={styles.wide}>
      <Field id={id} label={labels.skill} required error={error}>
        <div className={styles.entry}>
          <input
            ref={entry}
            type="text"
            name={hydrated ? undefined : 'skills'}
            required={!hydrated}
            aria-required={hydrated && skills.length === 0 ? true : undefined}
            data-field="skills"
            data-enter
            autoComplete="off"
            placeholder={hints.skill}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            {...controlProps(id, error)}
          />
          <button
            type="button"
            className="needs-script"
            disabled={typed.trim() === ''}
            onClick={() => {
              add();
              // This button is disabled now and loses the focus.
              entry.current?.focus();
            }}
          >
            {form.addSkill}
          </button>
        </div>
      </Field>
      {hydrated && <input type="hidden" name="skills" value={skills.join(', ')} />}
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
                <IslandIcon name="close" size="13px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
