export type Handler = (payload: unknown) => unknown;

/** The two shells that inject handlers, with one handler each. */
export const shells = [
  {
    host: 'wkwebview',
    received: { telephone: '09171234567' },
    inject: (handler: Handler) => ({ webkit: { messageHandlers: { callTelephone: { postMessage: handler } } } }),
  },
  {
    host: 'android',
    received: '{"telephone":"09171234567"}',
    inject: (handler: Handler) => ({ peaceAndroid: { callTelephone: handler } }),
  },
];

export const call = { telephone: '09171234567' };
