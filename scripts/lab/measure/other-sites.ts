import { MAPS } from '../../../content/schema/map';
import { type SecureServer, startSecureServer } from './secure';

/** The other sites that pages load: those of the pixel and of the map. */
const HOSTS = ['connect.facebook.net', 'www.facebook.com', new URL(MAPS).host];

/** Stands in for Meta's script: it reports one page view. */
const SCRIPT = "new Image().src = 'https://www.facebook.com/tr/?ev=PageView';";

const FRAME = '<!doctype html><html lang="en"><title>Map</title></html>';

/** A server in the place of the other sites, and the argument that leads Chromium to it. */
export type OtherSites = SecureServer & { argument: string };

/** Starts a server that answers in the place of the other sites, so that measuring needs no network. */
export async function standInForOtherSites(): Promise<OtherSites> {
  const server = await startSecureServer((request, response) => {
    const { pathname } = new URL(request.url, server.url);
    if (pathname.endsWith('.js')) {
      const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=31536000' };
      response.writeHead(200, headers).end(SCRIPT);
    } else if (pathname.startsWith('/tr')) response.writeHead(204).end();
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(FRAME);
  });
  const { host } = new URL(server.url);
  const rules = HOSTS.map((name) => `MAP ${name} ${host}`);
  return { ...server, argument: `--host-resolver-rules=${rules.join(', ')}` };
}
