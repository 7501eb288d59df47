/** The largest number of a port. */
export const LAST_PORT = 65_535;

/**
 * Reads the preview's port: `PORT`, or 4173.
 *
 * @throws if `PORT` is no port
 */
export function getPort(port = process.env.PORT ?? '4173'): number {
  if (/^[1-9]\d{0,4}$/.test(port) && Number(port) <= LAST_PORT) return Number(port);
  throw new Error(`PORT is "${port}". Set a whole number from 1 to ${LAST_PORT}.`);
}
