/**
 * Runs last, and only with `KEEP_FORMER=1`. Adds the files of the version online that this one replaces, for tabs
 * that are open. Most hosts serve the files of one version alone.
 */
import './env';
import { site } from '@/content/site/site';
import { keepFormer } from './former/keep-former';
import { OUT } from './out';

const { url } = site();

if (process.env.KEEP_FORMER === '1') {
  if (!url)
    console.log('former: set NEXT_PUBLIC_SITE_URL to keep the files of the version online.');
  else {
    const online = new URL(`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`, url);
    await keepFormer(OUT, online).then(
      (count) => console.log(`former: kept ${count} files of ${online}`),
      // The first version has none before it.
      ({ message }: Error) =>
        console.log(`former: could not read the list of files at ${online}: ${message}`),
    );
  }
}
