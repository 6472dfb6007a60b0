import type { Plugin } from 'vite';

const hungUp = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

/**
 * Keeps closed pages out of the log. Vite logs each proxied socket that ends without a close frame, twice and with a stack. A socket
 * that could not be opened is still logged.
 */
export function closedSockets(): Plugin {
  return {
    name: 'peace:closed-sockets',
    apply: 'serve',
    configResolved({ logger }) {
      const log = logger.error.bind(logger);
      logger.error = (message, options) => {
        const { error } = options ?? {};
        const isClosed = error && 'code' in error && hungUp.has(String(error.code));
        if (!(isClosed && message.includes('ws proxy'))) log(message, options);
      };
    },
  };
}
