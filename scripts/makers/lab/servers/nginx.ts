import { existsSync } from 'node:fs';
import { findProgram } from '../../../serve/program';
import { freePort, startProgram } from './program';
import { type Server, writeConfiguration } from './server';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx with a common nginx.conf that includes the site's file. */
export const nginx: Server = {
  name: 'nginx',
  missing() {
    if (!findProgram('nginx')) return 'nginx';
    return existsSync(BROTLI) ? null : 'libnginx-mod-http-brotli-static';
  },
  async start(layout) {
    const port = await freePort();
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const conf = writeConfiguration(
      layout,
      'nginx.conf',
      `load_module ${BROTLI};
daemon off;
pid ${layout.own}/nginx.pid;
error_log stderr warn;
worker_processes auto;
events {}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${temporary.map((name) => `${name}_temp_path ${layout.own}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${layout.root};
    include ${layout.hosts}/nginx.conf;
  }
}
`,
    );
    return startProgram(findProgram('nginx') ?? 'nginx', ['-e', 'stderr', '-c', conf], port);
  },
};
