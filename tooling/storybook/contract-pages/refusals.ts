import type { Endpoint } from '@peace/api-client';

/** A sign of a response that is not success, and what the client makes of it. */
export interface Refusal {
  readonly answer: string;
  readonly meaning: string;
}

const codes = { int0: '0', flag: '0', str00: "'00'", str0: "'0'" } as const;

const always: readonly Refusal[] = [
  { answer: '401, 403', meaning: 'the session has ended; nothing else is read of the response' },
  { answer: 'another status', meaning: '`http`: not accepted' },
];

/** Every way in which a call is not accepted. */
export function refusals({ envelope, envelopeNames, isIdempotent }: Endpoint): readonly Refusal[] {
  const keyed = [
    { answer: '409', meaning: 'the first request with this key is still under way' },
    { answer: '422', meaning: 'the key came before, with another payload' },
  ];
  if (envelope === 'none') return [...(isIdempotent ? keyed : []), ...always];
  const { code, message } = envelopeNames ?? { code: 'code', message: 'message' };
  const sign =
    envelope === 'flag'
      ? `\`success\` is false, or absent and \`${code}\` is not ${codes[envelope]}`
      : `\`${code}\` is not ${codes[envelope]}`;
  return [
    { answer: sign, meaning: `refused; \`${message}\` is shown as text` },
    { answer: 'a body of another shape', meaning: '`malformed`: neither a success nor a refusal' },
    ...(isIdempotent ? keyed : []),
    ...always,
  ];
}
