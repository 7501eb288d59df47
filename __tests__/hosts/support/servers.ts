import { startPreview } from '@/scripts/preview/server';
import { apache } from '@/scripts/servers/apache';
import { caddy } from '@/scripts/servers/caddy';
import { nginx } from '@/scripts/servers/nginx';
import type { Server } from '@/scripts/servers/server';

const preview: Server = {
  name: 'the preview',
  missing: () => null,
  async start({ out, basePath }) {
    const { url, close } = await startPreview({ port: 0, root: out, basePath });
    return { port: Number(new URL(url).port), stop: close };
  },
};

/** Every server that the site's rules are tried on. */
export const servers: readonly Server[] = [preview, nginx, apache, caddy];
