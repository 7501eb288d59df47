export const { TextDecoder } = globalThis;
