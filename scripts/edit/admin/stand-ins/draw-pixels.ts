/** The check draws nothing. */
export const drawPixels = () => new Uint8Array();
