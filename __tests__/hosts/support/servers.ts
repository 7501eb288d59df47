import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPreview } from '@/scripts/preview/server';
import { findProgram, freePort, type Running, startProgram } from './program';

/** A site with its rules, laid out as a server wants it. */
export type Layout = {
  /** What the server answers "/" with. */
  root: string;
  /** The exported site: the root, or the folder of the base path below it. */
  out: string;
  /** Where the generated server configurations are. */
  hosts: string;
  /** A folder for what the server itself writes. */
  own: string;
  basePath: string;
};

export type Server = {
  name: string;
  /** What is missing on this machine, or null. */
  missing: () => string | null;
  start: (layout: Layout) => Promise<Running>;
};

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const APACHE_MODULES = '/usr/lib/apache2/modules';

/** Writes a server's configuration and gives its path. */
function configuration({ own }: Layout, name: string, text: string): string {
  mkdirSync(own, { recursive: true, mode: 0o777 });
  const path = join(own, name);
  writeFileSync(path, text);
  return path;
}

const nginx: Server = {
  name: 'nginx',
  missing() {
    if (!findProgram('nginx')) return 'nginx';
    return existsSync(BROTLI) ? null : 'libnginx-mod-http-brotli-static';
  },
  async start(layout) {
    const port = await freePort();
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const conf = configuration(
      layout,
      'nginx.conf',
      `load_module ${BROTLI};
daemon off;
pid ${layout.own}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
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

/** With what distributions switch on by default, which the site's rules must bear. */
const apache: Server = {
  name: 'Apache',
  missing() {
    return findProgram('apache2') && existsSync(APACHE_MODULES) ? null : 'apache2-bin';
  },
  async start(layout) {
    const port = await freePort();
    const modules = [
      'mpm_event',
      'authz_core',
      'alias',
      'autoindex',
      'deflate',
      'dir',
      'filter',
      'headers',
      'mime',
      'negotiation',
      'rewrite',
    ];
    const conf = configuration(
      layout,
      'apache.conf',
      `${modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${layout.own}/apache.pid
DefaultRuntimeDir ${layout.own}
Mutex file:${layout.own}
ErrorLog ${layout.own}/apache.log
User www-data
Group www-data
TypesConfig ${existsSync('/etc/mime.types') ? '/etc/mime.types' : '/dev/null'}
AddType application/x-gzip .gz .tgz
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json
DirectoryIndex index.html
DocumentRoot ${layout.root}
<Directory />
  AllowOverride None
  Require all denied
</Directory>
<Directory ${layout.root}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
`,
    );
    const args = ['-DFOREGROUND', '-d', layout.own, '-f', conf];
    return startProgram(findProgram('apache2') ?? 'apache2', args, port);
  },
};

const caddy: Server = {
  name: 'Caddy',
  missing: () => (findProgram('caddy') ? null : 'caddy'),
  async start(layout) {
    const port = await freePort();
    const conf = configuration(
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
