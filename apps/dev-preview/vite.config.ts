import { defineApp } from '@peace/vite-config';
import type { ProxyOptions } from 'vite';

const origin = (name: string, port: number) => process.env[name] || `http://127.0.0.1:${port}`;

/** A lost connection stays one: Vite would answer 502, and the simulator's "network off" would be a server's error. */
const loseTheConnection: ProxyOptions['configure'] = (proxy) => {
  proxy.on('error', (_error, _request, response) => response.destroy());
};

// The simulator's frame must be of the page's own origin, or the bridge would not talk to it: what is not this app's
// own is passed to the app that it belongs to, as on the one host of production.
export default defineApp({
  port: 5176,
  base: '/testPreview/',
  proxy: {
    '/peace': { target: origin('PEACE_ORIGIN', 8787), changeOrigin: true, configure: loseTheConnection },
    '^/promotion(/|$|\\?)': { target: origin('PROMO_LANDING_ORIGIN', 5175), ws: true },
    '^/(?!testPreview|promotion)': { target: origin('BORROWER_H5_ORIGIN', 5173), ws: true },
  },
});
