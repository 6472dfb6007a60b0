import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite';
import { drawnStyles } from './drawn-styles.ts';
import { withEarly, withoutApp } from './early-page.ts';
import { type EarlyScreen, planOf } from './early-request.ts';
import { bundled, settings, withoutHydrated, withoutStyles, withoutUnusedMessages } from './early-script.ts';
import { assetText, withoutStyleLinks } from './inline-styles.ts';
import { neededFiles } from './needed-files.ts';
import { controllerOf, viewName } from './screen-files.ts';

/**
 * Renders screens before React is there. Each `earlyScreens` of a `src/screens/**\/<screen>.screen.ts` becomes a page of
 * its own, `<path>.html`, drawn by `<Screen>View` of `<screen>.view.tsx`: index.html with two scripts in it, and its styles. The
 * first script knows what to request from the backend, by the endpoint's declaration, and the app's files, by the build's result. The
 * second renders the same view with the app's `src/features/early/first-paint` instead of React. Both are in the page, not in files, so that they arrive while the response is
 * awaited. Builds only: the dev server shows React's own first paint.
 *
 * @param modules from the app's folder: the first script, which finds its plan in `EARLY_PLAN` and the app's files in `APP`, and the
 *   one that exports `paintEarly(window, { screen, View })`
 */
export function earlyPaint({ bootstrap, renderer }: { bootstrap: string; renderer: string }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'peace:early-paint',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: {
      // After Vite has put the hashed names of script and stylesheet into the page.
      order: 'post',
      async handler(_options, bundle) {
        const html = assetText(bundle, 'index.html');
        const unstyled = withoutStyleLinks(html, { bundle, base: config.base });
        const { template, script, modules } = withoutApp(unstyled.html);
        const app = { script, styles: unstyled.styles.map(({ href }) => href) };
        const appStyles = unstyled.styles.map(({ css }) => css).join('');
        const pageStyles = new Set(initialModules(bundle).filter((id) => id.endsWith('.css')));
        for (const file of earlyFiles(config.root)) {
          const { earlyScreens } = (
            await runnerImport<{ earlyScreens: () => readonly EarlyScreen[] }>(join(config.root, file), {
              ...settings(config),
              plugins: [withoutStyles()],
            })
          ).module;
          const route = controllerOf(join(config.root, dirname(file)), basename(file, '.screen.ts'));
          if (!route) throw new Error(`There is no controller beside ${file}.`);
          const files = filesOf(route, { bundle, config, html });
          for (const [index, screen] of earlyScreens().entries()) {
            const plan = { ...planOf(screen), styles: files.styles };
            const define = { APP: JSON.stringify(app), EARLY_PLAN: JSON.stringify(plan) };
            const first = await bundled(config, { lines: [`import '/${bootstrap}';`], define });
            const lines = [
              `import { paintEarly } from '/${renderer}';`,
              `import { earlyScreens } from '/${file}';`,
              `import { ${viewName(file)} as View } from '/${file.replace('.screen.ts', '.view.tsx')}';`,
              // If this fails, the app requests and renders the screen itself; the failure is reported.
              `paintEarly(window, { screen: earlyScreens()[${index}], View }).catch((error) => window.peaceReports?.push({ kind: 'earlyPaint', error }));`,
            ];
            const plugins = [withoutStyles(pageStyles), withoutHydrated(), withoutUnusedMessages()];
            const early = await bundled(config, { lines, plugins });
            const css = drawnStyles(appStyles + early.css, template + early.code);
            const source = withEarly(template, {
              first: first.code,
              renderer: early.code,
              css,
              modules: [script, ...modules, ...files.modules],
            });
            this.emitFile({ type: 'asset', fileName: `${plan.path.slice(1)}.html`, source });
          }
        }
      },
    },
  };
}

const earlyFiles = (root: string) =>
  readdirSync(join(root, 'src/screens'), { recursive: true })
    .map((file) => `src/screens/${String(file)}`)
    .filter((file) => file.endsWith('.screen.ts'))
    .sort();

/** Returns the modules that a page loads at first. */
const initialModules = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && (file.name === 'app' || file.isEntry) ? file.moduleIds : [],
  );

/**
 * The chunks and stylesheets of a route that the page does not name itself.
 *
 * @param facade the route's module
 */
function filesOf(
  facade: string,
  { bundle, config, html }: { bundle: Rolldown.OutputBundle; config: ResolvedConfig; html: string },
) {
  const route = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === facade);
  if (!route) throw new Error(`${facade} is no chunk of its own.`);
  const missing = neededFiles(route, bundle)
    .map((name) => config.base + name)
    .filter((url) => !html.includes(url));
  const ending = (end: string) => missing.filter((url) => url.endsWith(end));
  return { modules: ending('.js'), styles: ending('.css') };
}
