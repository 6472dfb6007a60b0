import type { EndpointSummary } from '@peace/sandbox/client';

/** How the sandbox names each call. */
export const everyCall = '*';
/** How it names each call that must not be carried out twice. */
export const everyKeyedCall = '*keyed';

const groups: Readonly<Record<string, string>> = {
  [everyCall]: 'every call',
  [everyKeyedCall]: 'every payment or application',
};

/** What a fault or a latency strikes, in words. */
export const nameOfCalls = (endpoint: string) => groups[endpoint] ?? endpoint;

/** The calls to choose from, each one first. */
export function endpointOptions(endpoints: readonly EndpointSummary[]): { value: string; label: string }[] {
  return [
    { value: everyCall, label: nameOfCalls(everyCall) },
    ...endpoints.map(({ name, method, path }) => ({ value: name, label: `${name} · ${method} ${path}` })),
  ];
}
