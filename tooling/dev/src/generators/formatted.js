import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(new URL('../../../../package.json', import.meta.url));
const oxfmt = join(dirname(resolve('oxfmt/package.json')), 'bin/oxfmt');

/**
 * A generator that writes nothing where one of its files exists, and formats what it wrote or changed: a long name breaks a line of a
 * template, and a row its table's columns.
 *
 * @param {Partial<import('plop').PlopGeneratorConfig>} generator
 * @returns {Partial<import('plop').PlopGeneratorConfig>}
 */
export function formatted(generator) {
  const actions = Array.isArray(generator.actions) ? generator.actions : [];
  const written = actions.flatMap((action) => (typeof action === 'object' && 'path' in action ? [action] : []));
  /** @type {import('plop').CustomActionFunction} */
  const refuse = (answers, _config, plop) => {
    const added = written.filter(({ type }) => type === 'add').map(({ path }) => plop.renderString(path, answers));
    const existing = added.filter((path) => existsSync(join(plop.getDestBasePath(), path)));
    if (existing.length > 0) throw new Error(`exists already: ${existing.join(', ')}`);
    return 'no file of it exists';
  };
  /** @type {import('plop').CustomActionFunction} */
  const format = (answers, _config, plop) => {
    const paths = written.map(({ path }) => plop.renderString(path, answers));
    execFileSync(process.execPath, [oxfmt, ...new Set(paths)], { cwd: plop.getDestBasePath() });
    return 'formatted';
  };
  const [leftToDo] = actions.slice(-1);
  return { ...generator, actions: [refuse, ...written, format, ...(leftToDo ? [leftToDo] : [])] };
}
