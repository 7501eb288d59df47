import { enhance } from '../marks';
import styles from './CountUp.module.scss';

type Props = {
  /** The figure that is counted up to. */
  amount: number;
  /** What stands right after it: "+" or "K+". */
  suffix?: string;
};

/** A figure that counts up once, when it is first seen. The HTML and screen readers have it whole. */
export function CountUp({ amount, suffix = '' }: Props) {
  return (
    <span className={styles.figure} {...enhance('counter', 'scroll')}>{`${amount}${suffix}`}</span>
  );
}
