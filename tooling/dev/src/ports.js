import { connect } from 'node:net';

/** What `pnpm dev` starts. @typedef {{ name: string, port: number, path: string }} Service */

/** @type {readonly Service[]} */
export const services = [
  { name: 'shell simulator', port: 5176, path: '/testPreview' },
  { name: 'borrower-h5', port: 5173, path: '/order' },
  { name: 'official-site', port: 5174, path: '/' },
  { name: 'promo-landing', port: 5175, path: '/promotion?id=1' },
  // With a real backend no mock is needed.
  ...(process.env.PEACE_ORIGIN ? [] : [{ name: 'sandbox', port: 8787, path: '/__sandbox' }]),
];

/**
 * @param {{ port: number }} service
 * @returns {Promise<boolean>} whether anything listens on the port
 */
export const listens = ({ port }) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
