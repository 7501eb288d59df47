declare module 'jsonfeed-schema' {
  /** The JSON schema of JSON Feed 1.1. */
  const schema: object;
  export default schema;
}
