/**
 * The folder of the pictures that the build encodes. It stands apart from `picture.ts`, which reads what
 * the build makes of them.
 */
export const MASTERS = 'content/pictures/masters';
