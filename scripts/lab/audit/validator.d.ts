declare module '@adobe/structured-data-validator' {
  type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** The nested items, from the outermost one inwards. */
    path: readonly { type?: string; property?: string }[];
  };

  export default class Validator {
    /** Validates the items of a page, by their types. */
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
