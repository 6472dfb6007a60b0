import { json } from 'node:stream/consumers';
import { safeParse } from 'valibot';
import { originsPath, originsSchema } from './origins-client.js';

/** @typedef {import('./origins-client.js').Origins} Origins */
/** @typedef {import('vite').ProxyOptions} ProxyOptions */

/**
 * Lets the page of a dev or preview server say where that server passes paths on, for as long as it runs. A pattern (`^/…`)
 * leads to an app, every other path to the backend.
 *
 * @returns {import('vite').Plugin}
 */
export function switchableOrigins() {
  /** @type {Map<ProxyOptions, { what: keyof Origins, startedAt: string }>} */
  const ways = new Map();
  /** @type {Origins} */
  let pointedAt = { apps: null, backend: null };

  /** @param {Origins} wanted */
  const point = (wanted) => {
    pointedAt = wanted;
    // The proxy reads its options again for each request.
    for (const [options, { what, startedAt }] of ways) options.target = wanted[what] ?? startedAt;
  };
  const state = () => {
    /** @param {keyof Origins} what */
    const started = (what) => [...ways.values()].find((way) => way.what === what)?.startedAt ?? '';
    return { pointedAt, startedAt: { apps: started('apps'), backend: started('backend') } };
  };
  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const answer = async (request, response) => {
    const status = request.method === 'PUT' ? await put(request, point) : 200;
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(status === 200 ? JSON.stringify(state()) : undefined);
  };
  /** @param {{ middlewares: import('vite').Connect.Server }} server */
  const serve = ({ middlewares }) => {
    middlewares.use(originsPath, (request, response) => void answer(request, response));
  };
  return {
    name: 'switchable-origins',
    configResolved({ server, preview }) {
      for (const [options, what] of proxiesOf(server.proxy, preview.proxy)) {
        const { configure, target } = options;
        if (typeof target !== 'string') continue;
        options.configure = (proxy, inUse) => {
          configure?.(proxy, inUse);
          ways.set(inUse, { what, startedAt: target });
          if (what === 'apps') letBeFramed(proxy);
        };
      }
    },
    configureServer: serve,
    configurePreviewServer: serve,
  };
}

/**
 * The options of each proxy, once, with what it leads to.
 *
 * @param {(Record<string, string | ProxyOptions> | undefined)[]} tables
 */
function proxiesOf(...tables) {
  /** @type {Map<ProxyOptions, keyof Origins>} */
  const proxies = new Map();
  for (const [context, options] of tables.flatMap((table) => Object.entries(table ?? {}))) {
    if (typeof options !== 'string') proxies.set(options, context.startsWith('^') ? 'apps' : 'backend');
  }
  return proxies;
}

/**
 * A page that its deployment forbids to frame is shown in the simulator's frame all the same.
 *
 * @param {Parameters<NonNullable<ProxyOptions['configure']>>[0]} proxy
 */
function letBeFramed(proxy) {
  proxy.on('proxyRes', ({ headers }) => {
    delete headers['x-frame-options'];
    const policy = headers['content-security-policy'];
    if (typeof policy === 'string') {
      headers['content-security-policy'] = policy.replaceAll(/frame-ancestors [^;]*/g, "frame-ancestors 'self'");
    }
  });
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {(wanted: Origins) => void} point
 * @returns {Promise<number>} the status of the answer
 */
async function put(request, point) {
  if (!isOwnPage(request.headers)) return 403;
  const wanted = safeParse(originsSchema, await json(request).catch(() => undefined));
  if (!wanted.success) return 400;
  point(wanted.output);
  return 200;
}

/** Another site's page must not lead a developer's calls elsewhere. @param {import('node:http').IncomingHttpHeaders} headers */
const isOwnPage = ({ origin, host }) => URL.canParse(origin ?? '') && new URL(origin ?? '').host === host;
