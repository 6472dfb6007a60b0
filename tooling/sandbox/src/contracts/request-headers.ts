/** The headers that the client adds to a call, as components. */
export const requestHeaders = {
  'X-Requested-With': {
    name: 'X-Requested-With',
    in: 'header',
    required: false,
    description: 'With every call; not with a picture that the page shows by its address.',
    schema: { const: 'XMLHttpRequest' },
  },
  'X-Request-ID': {
    name: 'X-Request-ID',
    in: 'header',
    required: false,
    description:
      'Names the request in the logs of the edge and of the backend, in reports, and on a screen that failed: the visit’s random name and a number.',
    schema: { type: 'string', pattern: '^[0-9a-f]{10}-\\d+$' },
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'One UUID for each attempt, the same for its repetition after a lost answer (IETF draft Idempotency-Key).',
    schema: { type: 'string', pattern: '^[0-9a-f-]{36}$' },
  },
};
