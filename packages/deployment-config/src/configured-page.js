/** The data block of a page: no script, so the content policy needs no hash of it. */
const block = /(<script type="application\/json" id="deployment">)[^<]*(<\/script>)/;

/**
 * A page that names a release and what its deployment decides.
 *
 * @param {string} html
 * @param {import('./read-deployment.ts').PageDeployment} deployment
 * @throws when the page has no place for it
 */
export function configuredPage(html, deployment) {
  if (!block.test(html)) throw new Error('The page has no <script type="application/json" id="deployment">.');
  // Nothing in it may end the element that it stands in.
  const json = JSON.stringify(deployment).replaceAll('<', '\\u003c');
  return html.replace(block, (_all, open, close) => `${open}${json}${close}`);
}

/**
 * The settings of a page.
 *
 * @param {string} html
 * @returns {Record<string, unknown>}
 */
export function deploymentOf(html) {
  const [, json = '{}'] = /<script type="application\/json" id="deployment">([^<]*)</.exec(html) ?? [];
  return JSON.parse(json);
}
