import { existsSync } from 'node:fs';
import { findProgram } from '../../../serve/program';
import { freePort, startProgram } from './program';
import { type Server, writeConfiguration } from './server';

const APACHE_MODULES = '/usr/lib/apache2/modules';

/** Apache with the modules and settings of Debian, because the site's rules must work with these. */
export const apache: Server = {
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
    const conf = writeConfiguration(
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
