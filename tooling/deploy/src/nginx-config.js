/**
 * nginx configurations for each app and for all of them on one host. Written by a program because a site's locations
 * follow from its base, and its script policy from what its build contains.
 *
 * @typedef {object} Site
 * @property {string} name
 * @property {string} base the path it answers at, `/` or `/promotion/`
 * @property {string} root the absolute folder of its build
 * @property {'page' | 'not-found'} unknown what an unknown path below its base gets: its page (which has the routes), or
 *   404 and its own 404.html
 * @property {readonly string[]} backend nginx locations that are the backend's
 * @property {readonly string[]} permissions directives of its Permissions-Policy
 * @property {{ page: Readonly<Record<string, string>>, file: string }} policies its Content-Security-Policies
 */
import { block, headers, pageHeaders, policyVariable } from './headers.js';

/** Pages are asked for again each time; not `no-store`, so that the back/forward cache may keep them. */
const revalidated = 'no-cache';
/** A file whose name carries its hash never changes. */
const forever = 'public, max-age=31536000, immutable';

/** What is a file and never a screen's path: where it is missing there is no page in its place. */
const fileEnding = String.raw`\.(?:js|css|map|json|svg|png|jpe?g|gif|webp|avif|ico|txt|xml|woff2?|webmanifest)$`;

/** Looks for the file below `root`, wherever the site's base is; `also` are further names it may have. */
const lookUp = ({ base, root }, otherwise, also = '') => [
  `root ${root};`,
  ...(base === '/' ? [] : [`rewrite ^${base}(.*)$ /$1 break;`]),
  `try_files $uri ${also}${otherwise};`,
];

/** The page itself, in the language asked for; `at` is what nginx calls the location. */
const page = (site, at, first = []) =>
  block(`location ${at}`, [
    ...first,
    `root ${site.root};`,
    'try_files /index.$language.html /index.html =404;',
    ...pageHeaders(site, revalidated),
  ]);

/** @param {string} missing where to go for a hashed file that is not there */
function filesOf(site, missing) {
  return [
    ...block(`location ^~ ${site.base}assets/`, [...lookUp(site, missing), ...pageHeaders(site, forever)]),
    // Kept by nobody: a file may be missing for as long as a new version is on its way.
    ...block(`location @${site.name}_missing`, ['return 404;', ...pageHeaders(site, revalidated)]),
  ];
}

/** What stands below the base besides the page and the hashed files, and what answers in place of what is not there. */
function restOf(site) {
  const { name, base, root } = site;
  const rest = (otherwise) =>
    block(`location ${base === '/' ? '/' : `^~ ${base}`}`, [
      // A screen may have a page of its own, painted before React is there.
      ...lookUp(site, otherwise, '$uri.html '),
      ...pageHeaders(site, revalidated),
    ]);
  if (site.unknown === 'not-found') {
    return [
      ...rest(`@${name}_missing`),
      'error_page 404 /404.html;',
      ...block('location = /404.html', ['internal;', `root ${root};`, ...pageHeaders(site, revalidated)]),
    ];
  }
  return [...rest(`@${name}_page`), ...page(site, `@${name}_page`, [`if ($uri ~* "${fileEnding}") { return 404; }`])];
}

/** @param {Site} site */
function siteLocations(site) {
  const { base } = site;
  const here = base === '/' ? ['= /'] : [`= ${base}`, `= ${base.slice(0, -1)}`];
  return [...here.flatMap((at) => page(site, at)), ...filesOf(site, `@${site.name}_missing`), ...restOf(site)];
}

/** The backend: its answers are kept nowhere, and what it says about itself does not count twice. */
function backendLocations(origin, locations) {
  const ours = {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
    'Strict-Transport-Security': 'max-age=31536000',
  };
  const verified = [
    'proxy_ssl_server_name on;',
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 3;',
    'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
  ];
  return locations.flatMap((location) =>
    block(`location ${location}`, [
      `proxy_pass ${origin};`,
      ...(origin.startsWith('https:') ? verified : []),
      'proxy_http_version 1.1;',
      'proxy_set_header Host $proxy_host;',
      'proxy_set_header X-Forwarded-Host $http_host;',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      // The page gives up after 60 s, and should be the one to say so.
      'proxy_read_timeout 65s;',
      // A payment is asked for once, whatever becomes of the answer.
      'proxy_next_upstream off;',
      ...Object.keys(ours).map((name) => `proxy_hide_header ${name};`),
      ...headers(ours),
    ]),
  );
}

/** The public site answers at exactly `/`; its other files stand among borrower-h5's. */
function frontPage(site) {
  const files = ['favicon.svg', 'og.png', 'robots.txt', 'sitemap.xml'];
  return [
    ...page(site, '= /'),
    ...files.flatMap((file) => block(`location = /${file}`, [`root ${site.root};`, ...pageHeaders(site, revalidated)])),
    ...block(`location @${site.name}_assets`, [
      `root ${site.root};`,
      'try_files $uri @borrower-h5_missing;',
      ...pageHeaders(site, forever),
    ]),
  ];
}

const debianLogs = { accessLog: '/var/log/nginx/access.log', errorLog: '/var/log/nginx/error.log' };

/** The policy by what was found in the end, which is what `$uri` says when the headers are written. */
const policyMap = ({ name, policies }) =>
  block(`map $uri ${policyVariable(name)}`, [
    `default "${policies.file}";`,
    ...Object.entries(policies.page).map(([path, policy]) => `${path} "${policy}";`),
  ]);

/** Neither log has the query of an address, which carries who is asking: that leaves grave errors only in the second. */
function server({ name, listen, sites, ...logs }, lines) {
  const { accessLog, errorLog } = { ...debianLogs, ...logs };
  const log = `peace_${name}`;
  return [
    ...sites.flatMap(policyMap),
    `log_format ${log} '$remote_addr [$time_iso8601] $request_method $asked $status $body_bytes_sent $request_time';`,
    ...block('server', [
      `listen ${listen};`,
      `access_log ${accessLog} ${log};`,
      `error_log ${errorLog} crit;`,
      'log_not_found off;',
      'server_tokens off;',
      'absolute_redirect off;',
      'gzip_static on;',
      'brotli_static on;',
      'gzip_vary on;',
      'client_max_body_size 12m;',
      'set $asked -;',
      'if ($request_uri ~ "^([^?]*)") { set $asked $1; }',
      'set $language default;',
      'if ($arg_lang ~ "^(original|en|fil)$") { set $language $1; }',
      // For what nginx answers by itself, outside every location.
      ...headers({ 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" }),
      ...lines,
    ]),
  ];
}

/**
 * One app on a host of its own.
 *
 * @param {{ site: Site, listen: string, backend: string, accessLog?: string, errorLog?: string }} options `backend`: its origin
 * @returns {string[]} lines for nginx's `http` context
 */
export function appServer({ site, backend, ...options }) {
  const elsewhere = site.base === '/' ? [] : block('location /', ['return 404;', ...pageHeaders(site, revalidated)]);
  return server({ name: site.name, sites: [site], ...options }, [
    ...backendLocations(backend, site.backend),
    ...siteLocations(site),
    ...elsewhere,
  ]);
}

/**
 * borrower-h5, promo-landing, dev-preview and the public site on one host, each at its own path (decision 0001).
 *
 * @param {{ sites: Record<string, Site>, listen: string, backend: string, accessLog?: string, errorLog?: string }} options
 * @returns {string[]} lines for nginx's `http` context
 */
export function oneHostServer({ sites, backend, ...options }) {
  const { 'borrower-h5': borrower, 'official-site': front, 'promo-landing': promo, 'dev-preview': preview } = sites;
  const locations = Object.values(sites).flatMap((site) => site.backend);
  return server({ name: 'one-host', sites: Object.values(sites), ...options }, [
    ...backendLocations(backend, [...new Set(locations)]),
    ...frontPage(front),
    ...siteLocations(promo),
    ...siteLocations(preview),
    // All but `/`, which is the public site's here.
    ...filesOf(borrower, `@${front.name}_assets`),
    ...restOf(borrower),
  ]);
}

/**
 * A whole configuration that runs without root, with everything it writes below `folder`.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {readonly string[]} options.modules
 * @param {string} options.mimeTypes
 * @param {readonly string[][]} options.servers
 * @param {string} [options.user] whose rights the workers have, where root starts nginx after all
 * @param {string} [options.errorLog]
 */
export function nginxConfig({ folder, modules, mimeTypes, servers, user, errorLog = `${folder}/error.log` }) {
  return [
    ...(user ? [`user ${user};`] : []),
    ...modules.map((module) => `load_module ${module};`),
    'daemon off;',
    'worker_rlimit_nofile 8192;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${errorLog} warn;`,
    ...block('events', ['worker_connections 4096;']),
    ...block('http', [
      `include ${mimeTypes};`,
      'default_type application/octet-stream;',
      'sendfile on;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`),
      ...servers.flat(),
    ]),
    '',
  ].join('\n');
}
