import { enhance } from '@/components/islands/marks';
import type { Site } from '@/content/site/site-schema';
import styles from './ThemeSwitch.module.scss';

type Props = {
  /** The name for screen readers. Unique on the page. */
  label: string;
  words: Omit<Site['theme'], 'label'>;
  /** The start of the radio buttons' name. Unique on the page. */
  id: string;
};

const CHOICES = ['system', 'light', 'dark'] as const;

/** A choice of light, dark or the system's theme. The device remembers it. */
export function ThemeSwitch({ label, words, id }: Props) {
  return (
    <fieldset className={`${styles.switch} needs-script`} {...enhance('theme', 'load')}>
      <legend className="visually-hidden">{label}</legend>
      {CHOICES.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={`${id}-theme`}
            value={value}
            defaultChecked={value === 'system'}
            data-theme-choice=""
            className="visually-hidden"
          />
          {words[value]}{' '}
        </label>
      ))}
    </fieldset>
  );
}
