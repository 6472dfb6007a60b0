import { Features, transform } from 'lightningcss';

/** As `buildTarget` has it: a version as lightningcss writes it. */
const targets = { safari: (15 << 16) | (4 << 8), chrome: 100 << 16 };

/**
 * The styles of what a page can draw: without the classes that its script and markup cannot give an element, and then without
 * the custom properties and animations that nothing uses any more. A page is 2.6 to 5 kB smaller (brotli). All the styles come
 * with the app.
 *
 * @param page the scripts and the markup that the styles are for
 */
export function drawnStyles(css: string, page: string): string {
  const canDraw = drawer(page);
  const unusedIn = (given: string) => [
    ...namesIn(given, /\.(-?[a-z_][\w-]*)/gi).filter((name) => !canDraw(name)),
    ...namesIn(given, /@keyframes ([\w-]+)/g).filter((name) => given.split(name).length === 2),
    ...unusedProperties(given, page),
  ];
  let styles = css;
  let before: string | undefined;
  // A removed rule may have been the last to use another one. The text itself need not settle: lightningcss prefixes a mask each time.
  for (let unused = unusedIn(styles); unused.join() !== before; unused = unusedIn(styles)) {
    before = unused.join();
    const code = Buffer.from(styles);
    const exclude = Features.LightDark;
    styles = Buffer.from(
      transform({ filename: 'early.css', code, minify: true, targets, unusedSymbols: unused, exclude }).code,
    ).toString();
  }
  return styles;
}

const namesIn = (css: string, pattern: RegExp) => [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))];

function unusedProperties(css: string, page: string) {
  const used = new Set(namesIn(css, /var\(\s*(--[\w-]+)/g));
  return namesIn(css, /(--[\w-]+)\s*:/g).filter((name) => !used.has(name) && !page.includes(name));
}

/**
 * Whether an element of the page can have a class: its name is in the page, as it is or as `start-${end}` with the end
 * elsewhere.
 */
function drawer(page: string): (name: string) => boolean {
  const words = new Set(page.match(/[\w-]+/g));
  const isEnd = (end: string) => words.has(end) || /^\d+$/.test(end);
  const starts = new Set([...page.matchAll(/([\w-]+)\$\{/g)].map(([, start = '']) => start));
  const isMade = (name: string) =>
    [...starts].some((start) => name.startsWith(start) && isEnd(name.slice(start.length)));
  return (name) => words.has(name) || isMade(name);
}
