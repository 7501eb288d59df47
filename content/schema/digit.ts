const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Returns the ASCII digit for a digit of any script. Unicode has them in runs, ten for each script. */
export function toAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (isDigit(start - 1)) start -= 1;
  return String((code - start) % 10);
}
