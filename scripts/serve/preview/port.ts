/** The preview's port: `PORT`, or 4173. */
export const PORT = Number(process.env.PORT ?? 4173);
