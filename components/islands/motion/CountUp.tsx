import { enhance } from '../marks';
import styles from './CountUp.module.scss';

type Props = {
  /** The figure to count up to. */
  amount: number;
  /** The text after the figure, such as "+" or "K+". */
  suffix?: string;
};

/** A figure that counts up when it first comes into view. The HTML holds the final figure. */
export function CountUp({ amount, suffix = '' }: Props) {
  return (
    <span className={styles.figure} {...enhance('counter', 'scroll')}>{`${amount}${suffix}`}</span>
  );
}
