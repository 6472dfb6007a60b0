// Writes nginx's configuration for an app, or for all of them on one host, into a folder.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { smsPerMinuteOf, type Deployment } from '../src/deployment.ts';
import { appNames, builtSite, hostedApps } from '../src/sites.ts';
import { orExit, typedPath } from '../src/typed-path.ts';
import { writeConfig } from '../src/write-config.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    backend: { type: 'string', default: '' },
    origin: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    listen: { type: 'string', default: '8080' },
    files: { type: 'string', default: '/srv/peace' },
    installed: { type: 'string', default: '' },
    connect: { type: 'string', multiple: true, default: [] },
    'trusted-proxy': { type: 'string', multiple: true, default: [] },
    'sms-per-minute': { type: 'string' },
    'with-preview': { type: 'boolean', default: false },
    logs: { type: 'string', default: '/var/log/nginx' },
    container: { type: 'boolean', default: false },
  },
});
const { backend, origin, out, listen, connect, container, installed, logs } = values;
const files = installed === '' ? values.files : typedPath(installed);
const withPreview = values['with-preview'];
const deployments: readonly Deployment['what'][] = [...appNames, 'one-host'];
const what = deployments.find((name) => name === positionals[0]);
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

if (what === undefined || out === '' || ![backend, origin, ...connect].every(isOrigin)) {
  console.error(`usage: nginx <${deployments.join(' | ')}> --backend https://api.example.ph --origin https://app.example.ph --out FOLDER

  --backend        origin of the backend, without a path
  --origin         origin by which people reach this; nginx answers to its name and refuses others
  --out            folder to write peace/<app>/ and conf.d/ into: /etc/nginx, whose nginx.conf stays as it is
  --listen         port, or address and port (8080)
  --files          folder that has the builds on the machine that serves them, each as <app>/ (/srv/peace)
  --installed      folder that has the installed releases (docs/runbook.md), where it is not the builds that are served
  --connect        another origin that the pages call, such as that of VITE_STATS_URL; may be repeated
  --trusted-proxy  address or network of a load balancer whose X-Forwarded-For is believed; may be repeated
  --sms-per-minute text messages that one address may ask for in a minute (30)
  --with-preview   on one host: the developers' page at /testPreview too
  --logs           folder of the logs (/var/log/nginx)
  --container      a complete nginx.conf, too, which runs without root and logs to the console`);
  process.exit(2);
}

await orExit(() => {
  const folder = typedPath(out);
  const sites = (what === 'one-host' ? hostedApps({ withPreview }) : [what]).map((name) =>
    builtSite(name, {
      connect,
      besideSimulator: withPreview,
      ...(installed !== '' && { build: join(files, name) }),
    }),
  );
  writeConfig(folder, {
    what,
    sites,
    files,
    backend,
    origin,
    listen,
    withPreview,
    hasOwnMain: !container,
    trustedProxies: values['trusted-proxy'],
    smsPerMinute: smsPerMinuteOf(values['sms-per-minute']),
    accessLog: container ? '/dev/stdout' : join(logs, 'access.log'),
    errorLog: container ? 'stderr' : join(logs, 'error.log'),
  });
  console.log(`Wrote ${folder}/peace/${what} for ${origin}. Now: nginx -t && nginx -s reload`);
});
