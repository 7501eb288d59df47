import { enhance } from '@/components/islands/marks';
import { Icon } from '@/components/ui/Icon/Icon';
import type { Site } from '@/content/schema/site';
import styles from './ThemeSwitch.module.scss';

type Props = {
  /** Its name for screen readers, different from that of others on the page. */
  label: string;
  words: Omit<Site['theme'], 'label'>;
  /** Tells this switch from others on the page. */
  id: string;
};

const CHOICES = [
  { value: 'system', icon: 'system' },
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
] as const;

/** Light, dark, or as the visitor's system has it. The choice is remembered on the device. */
export function ThemeSwitch({ label, words, id }: Props) {
  return (
    <fieldset className={`${styles.switch} needs-script`} {...enhance('theme', 'load')}>
      <legend className="visually-hidden">{label}</legend>
      {CHOICES.map(({ value, icon }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={`${id}-theme`}
            value={value}
            defaultChecked={value === 'system'}
            data-theme-choice=""
            className="visually-hidden"
          />
          <Icon name={icon} size="17px" />
          {words[value]}
        </label>
      ))}
    </fieldset>
  );
}
