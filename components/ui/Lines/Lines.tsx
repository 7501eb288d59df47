type Props = {
  /** The lines, from the top. */
  of: readonly string[];
};

/** Words on several lines, an element each. The spaces keep them apart for screen readers. */
export function Lines({ of }: Props) {
  return of.map((line) => <span key={line}>{line} </span>);
}
