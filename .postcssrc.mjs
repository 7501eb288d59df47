import { brandSheets } from './scripts/site/sheets/plugin.ts';

// Next passes every sheet through it.
export default { plugins: [brandSheets] };
