/** The words of a page that is painted early: a data block, as the deployment's settings are. */
const block = /<script type="application\/json" id="words">([^<]*)<\/script>/;
const preload = /(<link rel="modulepreload" crossorigin href=")([^"]*)(">)/g;

/** @typedef {Record<string, Record<string, unknown>>} Words the wording of a language, by area and key */

/**
 * What a page brings along of the wording (docs/decisions/wording-and-languages.md).
 *
 * @typedef {object} PageWords
 * @property {string} locale
 * @property {string} screen the path of the screen that these are all words of
 * @property {Record<string, string>} files of every language, by its address
 * @property {Words} words those that the page can say
 */

/** @typedef {{ files: Record<string, string>, words: Record<string, Words> }} BuildWords every language's file and words, as a build wrote them */

/**
 * The element with a page's words. Nothing in it may end it.
 *
 * @param {PageWords} words
 */
export const messagesScript = (words) =>
  `<script type="application/json" id="words">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script>`;

/**
 * A page that speaks a deployment's language: the same words in that one, and its file asked for ahead of the others.
 *
 * @param {string} html
 * @param {string} locale
 * @param {BuildWords} build
 */
export function injectMessages(html, locale, { files, words }) {
  const isWords = new Set(Object.values(files));
  return html
    .replace(preload, (link, open, file, close) => (isWords.has(file) ? `${open}${files[locale]}${close}` : link))
    .replace(block, (_all, text) => {
      /** @type {PageWords} */
      const page = JSON.parse(text);
      return messagesScript({ ...page, locale, words: sameWords(page.words, words[locale] ?? {}) });
    });
}

/**
 * The words of a language under the keys of another's.
 *
 * @param {Words} from
 * @param {Words} to
 */
const sameWords = (from, to) =>
  Object.fromEntries(
    Object.entries(from).map(([area, catalogue]) => [
      area,
      Object.fromEntries(Object.keys(catalogue).map((key) => [key, to[area]?.[key]])),
    ]),
  );
