import { apache } from '@/scripts/lab/servers/apache';
import { caddy } from '@/scripts/lab/servers/caddy';
import { nginx } from '@/scripts/lab/servers/nginx';
import type { Server } from '@/scripts/lab/servers/server';
import { startPreview } from '@/scripts/serve/preview/server';

const preview: Server = {
  name: 'the preview',
  missing: () => null,
  async start({ out, basePath }) {
    const { url, close } = await startPreview({ port: 0, root: out, basePath });
    return { port: Number(new URL(url).port), stop: close };
  },
};

/** The servers to test. */
export const servers: readonly Server[] = [preview, nginx, apache, caddy];
