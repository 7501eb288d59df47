declare module '@adobe/structured-data-validator' {
  type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** From the outermost thing inwards. */
    path: readonly { type?: string; property?: string }[];
  };

  export default class Validator {
    /** Reads a page's things, by their types. */
    validate(found: {
      jsonld: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
    }): Promise<Issue[]>;
  }
}

declare module 'jsonfeed-schema' {
  /** The JSON schema of JSON Feed 1.1. */
  const schema: object;
  export default schema;
}
