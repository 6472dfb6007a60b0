import type { Deployment } from './deployment.ts';

/** What every name of a deployment in nginx's http block begins with, where other deployments may stand beside it. */
export const prefixOf = (what: Deployment['what']): string => `peace_${what.replaceAll('-', '_')}_`;

/** A committed file adapted to a deployment: includes from its folder, and its own names of variables, zones and groups. */
export function withOwnNames(text: string, what: Deployment['what']): string {
  return text.replaceAll(/^(\s*include peace\/)/gm, `$1${what}/`).replaceAll(/\bpeace_/g, prefixOf(what));
}
