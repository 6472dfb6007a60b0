import type { EndpointSummary, Fault, FaultKind, StrikeKind } from '@peace/sandbox/client';

export const everyCall = '*';
/** How it names each call that must not be carried out twice. */
export const everyKeyedCall = '*keyed';

const groups: Readonly<Record<string, string>> = {
  [everyCall]: 'every call',
  [everyKeyedCall]: 'every payment or application',
};

/** Names the calls that a fault or a latency applies to. */
export const nameOfCalls = (endpoint: string) => groups[endpoint] ?? endpoint;

export function endpointOptions(endpoints: readonly EndpointSummary[], first: readonly string[] = [everyCall]) {
  return [
    ...first.map((value) => ({ value, label: nameOfCalls(value) })),
    ...endpoints.map(({ name, method, path }) => ({ value: name, label: `${name} · ${method} ${path}` })),
  ];
}

/** Describes each kind of fault that may prevent a call. All other kinds alter a response, after the call was carried out. */
export const faultMeanings: Readonly<Record<StrikeKind, string>> = {
  http500: 'a server’s error page',
  http404: 'a server’s “not found”',
  http401: 'the session ended',
  html: 'a page where JSON should be',
  empty: 'an empty body',
  truncated: 'JSON cut in the middle',
  null: 'the JSON value null',
  nullData: 'success without data',
  wrongCodeType: 'success code of another type',
  wrongTypes: 'values of other types',
  missingFields: 'data without fields',
  huge: '10 MB of padding',
  hostile: 'markup in every text, unsafe links',
  rejected: 'refused with a message',
  drop: 'connection destroyed',
  hang: 'no answer at all',
  slow: 'the answer, late',
  hold: 'waits until it is released',
  override: 'an answer typed here',
};

/** The faults that may strike before the work or after it. */
export const canBeApplied = new Set<FaultKind>([
  'http500',
  'http404',
  'http401',
  'html',
  'empty',
  'null',
  'drop',
  'hang',
]);

/** The accidents that matter most, each one click away. */
export const accidents: readonly { readonly label: string; readonly about: string; readonly fault: Fault }[] = [
  {
    label: 'Drop next payment response',
    about: 'Carried out; the page never learns of it. Applications, accounts and complaints too',
    fault: { endpoint: everyKeyedCall, kind: 'drop', times: 1, applied: true },
  },
  {
    label: 'Drop next payment request',
    about: 'It never reaches the backend',
    fault: { endpoint: everyKeyedCall, kind: 'drop', times: 1 },
  },
  {
    label: 'Hang next payment (60 s)',
    about: 'Carried out, but no answer until the page gives up',
    fault: { endpoint: everyKeyedCall, kind: 'hang', times: 1, applied: true },
  },
  {
    label: 'Fail next call',
    about: 'Whatever it is: HTTP 500',
    fault: { endpoint: everyCall, kind: 'http500', times: 1 },
  },
];

/** A fault in a few words, without its call. */
export function describeFault({ kind, times, ms, applied }: Fault): string {
  return [
    kind,
    ms === undefined ? '' : `${ms} ms`,
    applied === true ? 'after the work is done' : '',
    times === undefined ? '' : `× ${times}`,
  ]
    .filter(Boolean)
    .join(' ');
}
