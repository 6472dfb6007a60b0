import { join } from 'node:path';
import { runnerImport } from 'vite';
import { firstPaintAliases, settings, withoutStyles } from './early-script.js';
import { notingRuns, ranBy } from './early-trial.js';

/**
 * What of each early screen runs when it is painted in every known state: the sandbox's answers, in every language. The folder
 * has `known-answers.ts`, which reads them with the app's own modules, and `try-screen.ts`, which paints with what stands for them.
 *
 * @param {import('vite').ResolvedConfig} config
 * @param {string} folder from the app's
 * @returns {Promise<(path: string) => import('./early-trial.js').Ran>} by the screen's path
 */
export async function triedScreens(config, folder) {
  const known = await knownAnswers(config, folder);
  /** @type {Record<string, any>} */
  let module = {};
  const atStart = await ranBy(async () => {
    ({ module } = await runnerImport(join(config.root, folder, 'try-screen.ts'), {
      ...settings(config),
      resolve: { alias: firstPaintAliases(config.root) },
      plugins: [withoutStyles(), notingRuns(config.root)],
    }));
  });
  /** @type {Map<string, import('./early-trial.js').Ran>} */
  const ran = new Map();
  for (const screen of module['earlyScreens']) {
    const answers = known.filter(({ entry }) => new URL(entry, 'https://h5.test').pathname === screen.path);
    if (answers.length === 0) throw new Error(`No scenario of the sandbox begins with ${screen.path}.`);
    ran.set(screen.path, new Set([...atStart, ...(await ranBy(() => module['tryScreen'](screen, answers)))]));
  }
  return (path) => ran.get(path) ?? new Set();
}

/** @param {import('vite').ResolvedConfig} config @param {string} folder @returns {Promise<{ entry: string }[]>} */
async function knownAnswers(config, folder) {
  const { module } = await runnerImport(join(config.root, folder, 'known-answers.ts'), {
    ...settings(config),
    plugins: [withoutStyles()],
  });
  return module.knownAnswers();
}
