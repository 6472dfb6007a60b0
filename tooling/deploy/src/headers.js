/** A block of nginx's language, indented. */
export const block = (head, lines) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];

/** Headers that every answer of a location has, whatever its status; one left out where its value is undefined. */
export const headers = (all) => Object.entries(all).map(([name, value]) => `add_header ${name} "${value}" always;`);

/** What nginx calls the policy of the file that a site answers with. */
export const policyVariable = (site) => `$policy_${site.replaceAll('-', '_')}`;

/**
 * The headers of a page or of one of its files. `add_header` in a location drops what it would inherit, so each location
 * has all of them.
 *
 * @param {import('./nginx-config.js').Site} site
 * @param {string} cache
 */
export function pageHeaders({ name, permissions }, cache) {
  return headers({
    'Cache-Control': cache,
    'Content-Security-Policy': policyVariable(name),
    'X-Content-Type-Options': 'nosniff',
    // An address may carry the session until the app has taken it out.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': permissions.join(', '),
    'Strict-Transport-Security': 'max-age=31536000',
  });
}
