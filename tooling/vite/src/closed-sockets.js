const hungUp = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

/**
 * Keeps a page that was closed out of the log: Vite tells of each socket that it passed on and that ended without a word, twice
 * and with a stack. A socket that could not be opened is told as before.
 *
 * @returns {import('vite').Plugin}
 */
export function closedSockets() {
  return {
    name: 'peace:closed-sockets',
    apply: 'serve',
    configResolved({ logger }) {
      const tell = logger.error.bind(logger);
      logger.error = (message, options) => {
        const { error } = options ?? {};
        const isClosed = error && 'code' in error && hungUp.has(String(error.code));
        if (!(isClosed && message.includes('ws proxy'))) tell(message, options);
      };
    },
  };
}
