import type { ReactNode } from 'react';
import styles from './CaseStory.module.scss';

/** The parts of a story below each other. */
export const Story = ({ children }: { children: ReactNode }) => (
  <div className={styles.story}>{children}</div>
);
