import { messagesScript } from '@peace/deployment-config/words';
import { styleElement } from './inline-styles.js';

/** What has to be ahead of the first script: which address its request may reveal. */
const referrer = /<meta name="referrer"[^>]*>/;

/**
 * The first script goes ahead of all else, so that it is in the first few kB that arrive; the renderer and its styles behind
 * those of all pages. The styles come last: the renderer is compiled while they arrive, and renders nothing before the body. The links
 * to the app's modules are the end of the page: they are requested when the page has arrived, and so after the response.
 *
 * @param {string} template
 * @param {{
 *   first: string,
 *   renderer: string,
 *   css: string,
 *   words: import('@peace/deployment-config/words').PageWords,
 *   modules: readonly string[],
 * }} early
 */
export function withEarly(template, { first, renderer, css, words, modules }) {
  // Nearly all of it is needed at once, so it is compiled while the response is awaited, and not function by function after it.
  /** @param {string} code */
  const script = (code) => `<script>//# allFunctionsCalledOnLoad\n${inline(code)}</script>`;
  return template
    .replace(referrer, (meta) => `${meta}\n    ${script(first)}`)
    .replace('</head>', () => `${messagesScript(words)}\n    ${script(renderer)}\n    ${styleElement(css)}\n  </head>`)
    .replace('</body>', () => `${modules.map(moduleLink).join('')}</body>`);
}

/** @param {string} href */
const moduleLink = (href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">\n  `;

/**
 * Takes the app's script and its modules out of the page: the first script starts it later.
 *
 * @param {string} html
 */
export function withoutApp(html) {
  /** @type {string[]} */
  const modules = [];
  /** @type {string | undefined} */
  let script;
  const template = html
    .replace(/\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/, (_tag, src) => {
      script = src;
      return '';
    })
    .replace(/\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g, (_tag, href) => {
      modules.push(href);
      return '';
    });
  if (!script) throw new Error('index.html has no script of the app.');
  if (!referrer.test(html)) throw new Error('index.html does not say what a referrer may tell.');
  return { script, modules, template };
}

/**
 * A script's text may not end the element it stands in.
 *
 * @param {string} code
 */
const inline = (code) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
