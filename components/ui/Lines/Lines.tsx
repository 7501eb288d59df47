import { isRound } from './measureTitle';

type Props = {
  /** The lines, from the top. */
  of: readonly string[];
};

/**
 * Words on several lines, an element each. The spaces keep them apart for screen readers. The giant title's
 * sheet aligns lines whose first letter is round.
 */
export function Lines({ of }: Props) {
  return of.map((line) => (
    <span key={line} data-line="" data-round={isRound(line) || undefined}>
      {line}{' '}
    </span>
  ));
}
