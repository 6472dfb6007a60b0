import { otherApiBases } from './api-bases.ts';
import { type Deployment, prefixOf, withOwnNames } from './deployment.ts';
import type { Site } from './sites.ts';

const note =
  '# Written by @peace/deploy from the builds and its arguments; what is not in generated/ is as it was committed.\n';

const lines = (...all: readonly string[]) => `${note}${all.join('\n')}\n`;

function deploymentConf({ what, backend, origin, files, smsPerMinute, passwordFile }: Deployment): string {
  const own = prefixOf(what);
  // A variable of one value: nginx has no other kind in its http block.
  const constant = (name: string, value: string) => `map "" $${own}${name} { default "${value}"; }`;
  const server = new URL(backend);
  const port = server.port || (server.protocol === 'https:' ? '443' : '80');
  return lines(
    // A group, so that the name is looked up once, at the start, and no resolver is needed.
    `upstream ${own}backend { server ${server.hostname}:${port}; }`,
    constant('backend', `${server.protocol}//${own}backend`),
    constant('backend_host', server.host),
    constant('host', new URL(origin).host),
    constant('scheme', new URL(origin).protocol.slice(0, -1)),
    constant('files', files),
    `limit_req_zone $${own}sms zone=${own}sms:10m rate=${smsPerMinute}r/m;`,
    ...(passwordFile === undefined ? [] : [constant('password_file', passwordFile)]),
  );
}

/** The policy by what was found in the end, which is what `$uri` says when the headers are written. */
function policyMap(what: Deployment['what'], { name, policies }: Site): string {
  const pages = Object.entries(policies.page).map(([path, policy]) => `  ${path} "${policy}";`);
  const variable = `$${prefixOf(what)}policy_${name.replaceAll('-', '_')}`;
  return [`map $uri ${variable} {`, `  default "${policies.file}";`, ...pages, '}'].join('\n');
}

/** The folder of an app's pages: those that the policies are of, so that one reload changes both. */
const pagesMap = (what: Deployment['what'], files: string, { name, pages }: Site) =>
  `map "" $${prefixOf(what)}pages_${name.replaceAll('-', '_')} { default "${files}/${pages}"; }`;

/** The pages of each app, and the content policy of each page and file. */
export const policiesConf = ({ what, files, sites }: Pick<Deployment, 'what' | 'files' | 'sites'>): string =>
  lines(...sites.flatMap((site) => [pagesMap(what, files, site), policyMap(what, site)]));

const backendTlsConf = (backend: string) =>
  lines(
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${new URL(backend).hostname};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 3;',
    'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
  );

/** Of every server: its logs, and whose word on the caller's address is taken. */
function serverLines({ what, accessLog, errorLog, trustedProxies }: Deployment): string[] {
  return [
    `access_log ${accessLog} ${prefixOf(what)}log;`,
    // An error log's lines quote the whole request, so it is kept for grave errors; the access log says why a call failed.
    `error_log ${errorLog} crit;`,
    ...trustedProxies.map((address) => `set_real_ip_from ${address};`),
    ...(trustedProxies.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
  ];
}

/** The generated files by their names below `generated/`. */
export function generatedConfig(deployment: Deployment): Readonly<Record<string, string>> {
  const { what, sites, origin, backend, listen, errorLog } = deployment;
  return {
    'deployment.conf': deploymentConf(deployment),
    'policies.conf': policiesConf(deployment),
    'host.conf': lines(`listen ${listen};`, `server_name ${new URL(origin).hostname};`, ...serverLines(deployment)),
    'refuse.conf': lines('server_name _;', ...serverLines(deployment)),
    // Its requests are an administrator's, without anything to hide.
    'backend-check-log.conf': lines(`error_log ${errorLog} error;`),
    ...otherApiBases(sites, (text) => withOwnNames(text, what)),
    ...(backend.startsWith('https:') ? { 'backend-tls.conf': backendTlsConf(backend) } : {}),
  };
}

/** The includes of a deployment in nginx's http block, by file names of `conf.d/`. */
export function includedConfig({ what, listen }: Deployment): Readonly<Record<string, string>> {
  const port = listen.replaceAll(/[^\w]+/g, '-');
  return {
    [`peace-${what}.conf`]: lines(`include peace/${what}/http.conf;`, `include peace/${what}/${what}.conf;`),
    // Once for each port, whichever deployments share it. After those by its name, since it writes into their log.
    [`peace-refuse-${port}.conf`]: lines(
      '# The default server: a request for a name that is not ours is for another server.',
      `server { listen ${listen} default_server; include peace/${what}/refuse.conf; }`,
    ),
  };
}
