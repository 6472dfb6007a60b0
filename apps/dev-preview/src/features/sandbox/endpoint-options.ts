import type { Endpoint } from '#shared/sandbox-wire.ts';

/** How the sandbox names each call. */
export const everyCall = '*';

/** The calls to choose from, each one first. */
export function endpointOptions(endpoints: readonly Endpoint[]): { value: string; label: string }[] {
  return [
    { value: everyCall, label: 'every call' },
    ...endpoints.map(({ name, method, path }) => ({ value: name, label: `${name} · ${method} ${path}` })),
  ];
}
