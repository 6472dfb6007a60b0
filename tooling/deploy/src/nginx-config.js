/**
 * nginx configurations for each app and for all of them on one host. Written by a program because a site's locations
 * follow from its base, and its script policy from what its build contains.
 *
 * @typedef {object} Site
 * @property {string} base the path it answers at, `/` or `/promotion/`
 * @property {string} root the absolute folder of its build
 * @property {string} csp
 * @property {boolean} routes whether an unknown path below its base is a screen's (history routing)
 */

/** Pages are asked for again each time; not `no-store`, so that the back/forward cache may keep them. */
const revalidated = 'no-cache';
/** A file whose name carries its hash never changes. */
const forever = 'public, max-age=31536000, immutable';

/** `add_header` in a location drops what it would inherit, so each location has all of them. */
function headers(site, cache) {
  const all = {
    'Cache-Control': cache,
    'Content-Security-Policy': site.csp,
    'X-Content-Type-Options': 'nosniff',
    // An address may carry the session until the page's first script has taken it out.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000',
  };
  return Object.entries(all).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

const block = (head, lines) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
const served = (root, base) => (base === '/' ? [`root ${root};`] : [`alias ${root}/;`]);

/** @param {Site} site */
function siteLocations(site) {
  const { base, root, routes } = site;
  const bare = base === '/' ? [] : block(`location = ${base.slice(0, -1)}`, [`rewrite ^ ${base} last;`]);
  const assets = base === '/' ? served(root, '/') : [`alias ${root}/assets/;`];
  return [
    ...bare,
    ...block(`location ${base}assets/`, [...assets, ...headers(site, forever)]),
    ...block(`location ${base}`, [
      ...served(root, base),
      'index index.html;',
      ...(routes ? [`try_files $uri $uri.html $uri/index.html ${base}index.html;`] : []),
      ...headers(site, revalidated),
    ]),
  ];
}

/** The backend: its answers are kept nowhere. */
function backendLocations(origin, paths) {
  return paths.flatMap((path) =>
    block(`location ${path}`, [
      `proxy_pass ${origin};`,
      'proxy_http_version 1.1;',
      'proxy_set_header Host $proxy_host;',
      'proxy_set_header X-Forwarded-Host $http_host;',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      // The page gives up after 60 s, and should be the one to say so.
      'proxy_read_timeout 65s;',
      'proxy_hide_header Cache-Control;',
      'add_header Cache-Control "no-store" always;',
      'add_header X-Content-Type-Options "nosniff" always;',
    ]),
  );
}

/** The public site answers at exactly `/`, in the language asked for; its files stand among borrower-h5's. */
function frontPage(site) {
  const files = ['favicon.svg', 'og.png', 'robots.txt', 'sitemap.xml'];
  return [
    ...block('location = /', [
      `root ${site.root};`,
      'try_files /index.$arg_lang.html /index.html =404;',
      ...headers(site, revalidated),
    ]),
    ...files.flatMap((file) => block(`location = /${file}`, [`root ${site.root};`, ...headers(site, revalidated)])),
    ...block('location @site_assets', [`root ${site.root};`, ...headers(site, forever)]),
  ];
}

const server = (listen, lines) =>
  block('server', [
    `listen ${listen};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'gzip_static on;',
    'brotli_static on;',
    'client_max_body_size 12m;',
    ...lines,
  ]);

/** One app on a host of its own. */
export function appServer({ listen, site, backend }) {
  return server(listen, [...backendLocations(backend, ['/peace/', '/feedback']), ...siteLocations(site)]);
}

/** borrower-h5, promo-landing, dev-preview and the public site on one host, each at its own path (decision 0001). */
export function oneHostServer({ listen, borrower, promo, preview, site, backend }) {
  const borrowerLocations = siteLocations(borrower).map((line) =>
    // What borrower-h5 does not have among the hashed files may be the public site's.
    line === 'location /assets/ {' ? `${line} try_files $uri @site_assets;` : line,
  );
  return server(listen, [
    ...backendLocations(backend, ['/peace/', '/feedback']),
    ...frontPage(site),
    ...siteLocations(promo),
    ...siteLocations(preview),
    ...borrowerLocations,
  ]);
}

/** A whole configuration that runs without root, with everything it writes below `folder`. */
export function nginxConfig({ folder, modules, mimeTypes, servers }) {
  return [
    ...modules.map((module) => `load_module ${module};`),
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log warn;`,
    ...block('events', ['worker_connections 256;']),
    ...block('http', [
      `include ${mimeTypes};`,
      'default_type application/octet-stream;',
      'access_log off;',
      'sendfile on;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`),
      ...servers.flat(),
    ]),
    '',
  ].join('\n');
}
