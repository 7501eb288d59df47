/** Where the preview listens: `PORT`, or 4173. */
export const PORT = Number(process.env.PORT ?? 4173);
