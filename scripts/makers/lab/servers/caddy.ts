import { findProgram } from '../../../serve/program';
import { freePort, startProgram } from './program';
import { type Server, writeConfiguration } from './server';

/** Caddy without its administration port and without certificates. */
export const caddy: Server = {
  name: 'Caddy',
  missing: () => (findProgram('caddy') ? null : 'caddy'),
  async start(layout) {
    const port = await freePort();
    const conf = writeConfiguration(
      layout,
      'Caddyfile',
      `{
  admin off
  auto_https off
  default_bind 127.0.0.1
}
import ${layout.hosts}/Caddyfile
`,
    );
    const args = ['run', '--adapter', 'caddyfile', '--config', conf];
    return startProgram(findProgram('caddy') ?? 'caddy', args, port, {
      SITE_ADDRESS: `http://localhost:${port}`,
      SITE_ROOT: layout.root,
      XDG_DATA_HOME: layout.own,
      XDG_CONFIG_HOME: layout.own,
    });
  },
};
