import { styleElement } from './inline-styles.ts';

/** The referrer policy must stand ahead of the first script: it decides which address the request reveals. */
const referrer = /<meta name="referrer"[^>]*>/;

/** An early page has these in addition. */
interface Early {
  readonly first: string;
  readonly renderer: string;
  readonly css: string;
  /** The addresses of the app's modules. */
  readonly modules: readonly string[];
}

/**
 * The first script goes ahead of all else, so that it is in the first few kB that arrive; the renderer and its styles behind
 * those of all pages. The styles come last: the renderer is compiled while they arrive, and renders nothing before the body. The links
 * to the app's modules are the end of the page: they are requested when the page has arrived, and so after the response.
 */
export function withEarly(template: string, { first, renderer, css, modules }: Early): string {
  // Nearly all of it is needed at once, so it is compiled while the response is awaited, and not function by function after it.
  const script = (code: string) => `<script>//# allFunctionsCalledOnLoad\n${inline(code)}</script>`;
  return template
    .replace(referrer, (meta) => `${meta}\n    ${script(first)}`)
    .replace('</head>', () => `${script(renderer)}\n    ${styleElement(css)}\n  </head>`)
    .replace('</body>', () => `${modules.map(moduleLink).join('')}</body>`);
}

const moduleLink = (href: string) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">\n  `;

/** Takes the app's script and its modules out of the page: the first script starts it later. */
export function withoutApp(html: string) {
  const modules: string[] = [];
  let script: string | undefined;
  const template = html
    .replace(/\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/, (_tag, src: string) => {
      script = src;
      return '';
    })
    .replace(/\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g, (_tag, href: string) => {
      modules.push(href);
      return '';
    });
  if (!script) throw new Error('index.html has no script of the app.');
  if (!referrer.test(html)) throw new Error('index.html does not say what a referrer may tell.');
  return { script, modules, template };
}

/** A script's text may not end the element it stands in. */
const inline = (code: string) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
