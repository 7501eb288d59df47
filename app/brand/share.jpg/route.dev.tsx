import { mark } from '@/content/brand/mark';
import { agency } from '@/content/files/agency';
import type { ShareArt } from '@/content/files/share';
import { allShares } from '@/content/structured/shares';
import { draftPicture } from '@/scripts/site/pictures/draft';
import { compose } from '@/scripts/site/share/compose';
import { loadTypefaces } from '@/scripts/site/share/draw-text';

export const dynamic = 'force-static';

/** The motif in the brand's colours as they are now. */
async function draftArt(art: ShareArt): Promise<ShareArt> {
  if (art.kind === 'people')
    return { ...art, busts: await Promise.all(art.busts.map(draftPicture)) };
  return { ...art, picture: await draftPicture(art.picture) };
}

/** The share picture of the home page. */
export async function GET(): Promise<Response> {
  const share = (await allShares()).get('/');
  if (!share) return new Response(null, { status: 404 });
  await loadTypefaces();
  const { name, offices } = agency();
  const names = { agency: name, cities: offices.map(({ city }) => city), mark: mark() };
  const jpeg = await compose({ ...share, art: await draftArt(share.art) }, names);
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
}
