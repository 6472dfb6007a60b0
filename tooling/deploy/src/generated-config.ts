import { otherApiBases } from './api-bases.ts';
import type { Deployment } from './deployment.ts';
import type { Site } from './sites.js';

const note =
  '# Written by @peace/deploy from the builds and its arguments; everything else in peace/ is as it was committed.\n';

const lines = (...all: readonly string[]) => `${note}${all.join('\n')}\n`;

/** A variable of one value: nginx has no other kind in its http block. */
const constant = (name: string, value: string) => `map "" $${name} { default "${value}"; }`;

function deploymentConf({ backend, origin, files, trustedProxies, passwordFile }: Deployment): string {
  const server = new URL(backend);
  const port = server.port || (server.protocol === 'https:' ? '443' : '80');
  return lines(
    // A group, so that the name is looked up once, at the start, and no resolver is needed.
    `upstream peace_backend { server ${server.hostname}:${port}; }`,
    constant('peace_backend', `${server.protocol}//peace_backend`),
    constant('peace_backend_host', server.host),
    constant('peace_host', new URL(origin).host),
    constant('peace_scheme', new URL(origin).protocol.slice(0, -1)),
    constant('peace_files', files),
    ...(passwordFile === undefined ? [] : [constant('peace_password_file', passwordFile)]),
    ...trustedProxies.map((address) => `set_real_ip_from ${address};`),
    ...(trustedProxies.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
  );
}

/** The policy by what was found in the end, which is what `$uri` says when the headers are written. */
function policyMap({ name, policies }: Site): string {
  const pages = Object.entries(policies.page).map(([path, policy]) => `  ${path} "${policy}";`);
  return [`map $uri $policy_${name.replaceAll('-', '_')} {`, `  default "${policies.file}";`, ...pages, '}'].join('\n');
}

/** The content policy of each page and file. */
export const policiesConf = (sites: Deployment['sites']): string => lines(...sites.map(policyMap));

const backendTlsConf = (backend: string) =>
  lines(
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${new URL(backend).hostname};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 3;',
    'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
  );

/** The generated files by their names below `peace/generated/`. */
export function generatedConfig(deployment: Deployment): Readonly<Record<string, string>> {
  const { what, sites, origin, backend, listen, accessLog, errorLog } = deployment;
  // An error log's lines quote the whole request, so it is kept for grave errors.
  const logs = [`access_log ${accessLog} peace;`, `error_log ${errorLog} crit;`];
  return {
    'deployment.conf': deploymentConf(deployment),
    'policies.conf': policiesConf(sites),
    'host.conf': lines(`listen ${listen};`, `server_name ${new URL(origin).hostname};`, ...logs),
    'refuse.conf': lines(`listen ${listen} default_server;`, 'server_name _;', ...logs),
    'server.conf': lines(`include peace/${what}.conf;`),
    ...otherApiBases(sites),
    ...(backend.startsWith('https:') ? { 'backend-tls.conf': backendTlsConf(backend) } : {}),
  };
}
