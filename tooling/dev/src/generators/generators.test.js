import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nodePlop from 'node-plop';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askArea } from './prompts.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const changed = [
  '.oxfmtrc.json',
  'packages/screens/src/screens.ts',
  'apps/borrower-h5/src/app/routes.ts',
  'docs/contracts/pages.md',
  'packages/api-client/src/contract/index.ts',
  'packages/api-client/src/testing/endpoint-examples.ts',
  'packages/api-client/src/testing/specified-fields.ts',
  'docs/contracts/backend.md',
  'tooling/sandbox/src/handlers/handlers.ts',
];

/**
 * Returns the output of `pnpm lint` for a folder by this repository's own rules; '' if nothing is wrong. Rules that need TypeScript
 * are off: the folder has no packages.
 *
 * @param {string} folder
 */
function lint(folder) {
  writeFileSync(
    join(folder, 'oxlint.config.mjs'),
    `import config from ${JSON.stringify(join(root, 'oxlint.config.mjs'))};
// \`import/namespace\` looks a namespace up in this repository, where what was generated is not.
export default { ...config, options: { ...config.options, typeAware: false, typeCheck: false }, rules: { ...config.rules, 'import/namespace': 'off' } };\n`,
  );
  const folders = ['apps', 'packages', 'tooling'].filter((name) => existsSync(join(folder, name)));
  const { resolve } = createRequire(join(root, 'package.json'));
  /** @param {string} tool @param {readonly string[]} args */
  const run = (tool, args) => {
    const bin = join(dirname(resolve(`${tool}/package.json`)), 'bin', tool);
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd: folder, encoding: 'utf8' });
    return status === 0 ? '' : stdout + stderr;
  };
  return run('oxlint', ['-c', 'oxlint.config.mjs', ...folders]) + run('oxfmt', ['--check', ...folders, 'docs']);
}

/**
 * Runs a generator on a copy of the files that generators change.
 *
 * @param {string} name
 * @param {object} answers
 * @returns {Promise<(file: string) => string>} reads a file of the copy
 */
async function generate(name, answers) {
  const copy = mkdtempSync(join(tmpdir(), 'peace-new-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const file of changed) cpSync(join(root, file), join(copy, file));
  const plop = await nodePlop(join(dirname(fileURLToPath(import.meta.url)), '../../plopfile.js'), {
    destBasePath: copy,
    force: false,
  });
  const { failures } = await plop.getGenerator(name).runActions(answers);
  expect(failures).toEqual([]);
  expect(lint(copy)).toBe('');
  return (file) => readFileSync(join(copy, file), 'utf8');
}

/**
 * Lists the imports of a generated file that the app's folders do not export: the copy is not compiled.
 *
 * @param {string} code
 */
function missingImports(code) {
  return [...code.matchAll(/import \{([^}]+)\} from '#([^']+)'/g)].flatMap(([, names = '', path = '']) => {
    const file = join(root, 'apps/borrower-h5/src', path);
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return names
      .split(',')
      .map((name) => name.replace('type ', '').trim())
      .filter((name) => !new RegExp(`^export .*\\b${name}\\b`, 'm').test(source))
      .map((name) => `${name} of ${path}`);
  });
}

describe('pnpm new', () => {
  it('screen: writes its files and declares it in each place', async () => {
    const answers = {
      area: 'help',
      name: 'planted',
      path: '/planted',
      title: 'Questions',
      about: 'Questions and answers',
    };
    const read = await generate('screen', answers);
    const folder = 'apps/borrower-h5/src/screens/help/planted';
    expect(read(`${folder}/use-planted.ts`)).toContain('address: screens.planted');
    expect(read(`${folder}/planted.view.tsx`)).toContain('export function PlantedView');
    expect(read(`${folder}/planted.test.tsx`)).toContain('openScreen(PlantedRoute');
    expect(read(`${folder}/planted.stories.tsx`)).toContain("title: 'borrower-h5/help/Questions'");
    const files = ['use-planted.ts', 'planted.view.tsx', 'planted.stories.tsx', 'planted.test.tsx'].map((file) =>
      read(`${folder}/${file}`),
    );
    expect(files.flatMap(missingImports)).toEqual([]);
    expect(read('packages/i18n/src/messages/planted.ts')).toContain("title: ['Questions', 'Questions']");
    expect(read('packages/screens/src/screens.ts')).toMatch(
      /export const planted = defineScreen\(\{\n {2}path: '\/planted'/,
    );
    expect(read('apps/borrower-h5/src/app/routes.ts')).toMatch(/ {2}planted: \{[\s\S]*PlantedRoute,\n {2}\},\n\};\n$/);
    expect(read('docs/contracts/pages.md')).toContain('\n- `planted` `/planted`: Questions and answers\n');
  });

  it.each([
    [askArea('packages/api-client/src/contract'), 'order'],
    [askArea('apps/borrower-h5/src/screens'), 'help'],
  ])('asks for an area that exists, and lists them', ({ message, validate }, area) => {
    expect(message).toMatch(new RegExp(`\\b${area}\\b`));
    expect(validate(area)).toBe(true);
    expect(validate('loan')).toMatch(new RegExp(`no area "loan".*\\b${area}\\b`));
  });

  it('endpoint: declares it and lists it', async () => {
    const answers = {
      area: 'order',
      name: 'listPlanted',
      method: 'POST',
      path: '/v3/planted',
      effect: 'read',
      about: 'Payments',
    };
    const read = await generate('endpoint', answers);
    expect(read('packages/api-client/src/contract/order/list-planted.ts')).toContain("name: 'listPlanted'");
    const index = read('packages/api-client/src/contract/index.ts');
    expect(index).toContain("import { listPlanted } from './order/list-planted.ts';");
    expect(index.match(/^ {2}listPlanted,$/gm)).toHaveLength(1);
    expect(read('packages/api-client/src/testing/endpoint-examples.ts')).toContain('  listPlanted: { payload:');
    expect(read('packages/api-client/src/testing/specified-fields.ts')).toMatch(/listPlanted: \{.*\n\};\n$/);
    expect(read('docs/contracts/backend.md')).toMatch(/\n\n- `listPlanted` POST `\/v3\/planted` \(int0, read\)/);
    expect(read('tooling/sandbox/src/handlers/list-planted.ts')).toContain('export const listPlantedHandler');
    expect(read('tooling/sandbox/src/handlers/handlers.ts')).toContain('= [\n  listPlantedHandler,\n');
  });
});
