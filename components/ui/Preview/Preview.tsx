type Props = {
  /** The start of a text, exactly as it was cut. */
  text: string;
};

/** The start of a text, with dots unless a sentence ends there. */
export function Preview({ text }: Props) {
  return (
    <>
      <span>{text}</span>
      {!/[.!?…]\s*$/.test(text) && <span>…</span>}
    </>
  );
}
