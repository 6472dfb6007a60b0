/**
 * Checks a build's environment: every `VITE_…` variable, defaults filled in.
 *
 * @throws one error that names each variable at fault, what it holds and what it must be.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Record<string, string>;
