import { defineApp } from '@peace/vite-config';

const origin = (name: string, port: number) => process.env[name] || `http://127.0.0.1:${port}`;

// The simulator's frame must be of the page's own origin, or the bridge would not talk to it: what is not this app's
// own is passed to the app that it belongs to, as on the one host of production.
export default defineApp({
  port: 5176,
  base: '/testPreview/',
  proxy: {
    '^/promotion(/|$|\\?)': { target: origin('PROMO_LANDING_ORIGIN', 5175), ws: true },
    '^/(?!testPreview|promotion)': { target: origin('BORROWER_H5_ORIGIN', 5173), ws: true },
  },
});
