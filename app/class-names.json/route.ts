/**
 * Prints the class names that Next gave each CSS module. The exporter bundles the islands with them
 * and removes the file (scripts/export/README.md).
 */
const modules = import.meta.glob('../../components/**/*.module.scss', {
  eager: true,
  import: 'default',
});

export const dynamic = 'force-static';

export const GET = () => Response.json(modules);
