import { drawChoices, TRIAL } from '/work/rooms/me/__tests__/owners/choices';
import { choose } from '/work/rooms/me/__tests__/owners/choose';
import { copySite, openCopy } from '/work/rooms/me/__tests__/variants/copy';
import { takeStart } from '/work/rooms/me/scripts/author/own/take-start';

const seed = process.argv[2] ?? 'trial';
const folder = `.variants/drawn-${seed}`;
copySite(folder);
takeStart(folder);
const c = seed === 'trial' ? TRIAL : drawChoices(Number(seed));
console.log(JSON.stringify(c));
choose(openCopy(folder), c);
