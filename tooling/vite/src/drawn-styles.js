import { Features, transform } from 'lightningcss';

/** As `buildTarget` has it: a version as lightningcss writes it. */
const targets = { safari: (15 << 16) | (4 << 8), chrome: 100 << 16 };

/**
 * The styles of what a page can draw: without the classes that its script and markup cannot give an element, and then without
 * the custom properties and animations that nothing uses any more. All the styles come with the app.
 *
 * @param {string} css
 * @param {string} page the scripts and the markup that the styles are for
 */
export function drawnStyles(css, page) {
  const canDraw = drawer(page);
  /** @type {(css: string) => string} */
  const cut = (given) => {
    const unusedSymbols = [
      ...namesIn(given, /\.(-?[a-z_][\w-]*)/gi).filter((name) => !canDraw(name)),
      ...namesIn(given, /@keyframes ([\w-]+)/g).filter((name) => given.split(name).length === 2),
      ...unusedProperties(given, page),
    ];
    const code = Buffer.from(given);
    const exclude = Features.LightDark;
    return Buffer.from(
      transform({ filename: 'early.css', code, minify: true, targets, unusedSymbols, exclude }).code,
    ).toString();
  };
  let styles = css;
  // What goes may have been the last to use something else.
  for (let before = ''; before !== styles;) [before, styles] = [styles, cut(styles)];
  return styles;
}

/** @param {string} css @param {RegExp} pattern */
const namesIn = (css, pattern) => [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))];

/** @param {string} css @param {string} page */
function unusedProperties(css, page) {
  const used = new Set(namesIn(css, /var\(\s*(--[\w-]+)/g));
  return namesIn(css, /(--[\w-]+)\s*:/g).filter((name) => !used.has(name) && !page.includes(name));
}

/**
 * Whether an element of the page can have a class: its name is in the page, as it is or as `start-${end}` with the end
 * elsewhere.
 *
 * @param {string} page
 * @returns {(name: string) => boolean}
 */
function drawer(page) {
  const words = new Set(page.match(/[\w-]+/g));
  const isEnd = (/** @type {string} */ end) => words.has(end) || /^\d+$/.test(end);
  const starts = new Set([...page.matchAll(/([\w-]+)\$\{/g)].map(([, start = '']) => start));
  /** @param {string} name */
  const isMade = (name) => [...starts].some((start) => name.startsWith(start) && isEnd(name.slice(start.length)));
  return (name) => words.has(name) || isMade(name);
}
