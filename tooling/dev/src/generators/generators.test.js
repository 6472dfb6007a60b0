import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nodePlop from 'node-plop';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addEndpoint } from './endpoint.js';
import { askArea } from './prompts.js';
import { addScreen } from './screen.js';

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
  const again = await plop.getGenerator(name).runActions(answers);
  expect(again.changes).toEqual([]);
  expect(again.failures[0]?.message).toMatch(/^exists already: /);
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

/** A text with each character that HTML or a string of TypeScript escapes. */
const hostile = 'The borrower\'s "plan" & `code` <b>';
const escaped = hostile.replace("'", String.raw`\'`);

describe('pnpm new', () => {
  it('screen: writes its files and declares it in each place', async () => {
    const answers = {
      area: 'help',
      name: 'planted',
      path: '/planted',
      title: hostile,
      filipino: 'Mga "tanong" ng iba',
      about: hostile,
    };
    const read = await generate('screen', answers);
    const folder = 'apps/borrower-h5/src/screens/help/planted';
    expect(read(`${folder}/use-planted.ts`)).toContain('address: screens.planted');
    expect(read(`${folder}/planted.view.tsx`)).toContain('export function PlantedView');
    expect(read(`${folder}/planted.test.tsx`)).toContain('openScreen(PlantedRoute');
    expect(read(`${folder}/planted.stories.tsx`)).toContain(`title: 'borrower-h5/help/${escaped}'`);
    const files = ['use-planted.ts', 'planted.view.tsx', 'planted.stories.tsx', 'planted.test.tsx'].map((file) =>
      read(`${folder}/${file}`),
    );
    expect(files.flatMap(missingImports)).toEqual([]);
    const messages = read('packages/i18n/src/messages/planted.ts');
    expect(messages).toContain(`title: ['${escaped}', 'Mga "tanong" ng iba']`);
    const [, wording = ''] = /^ {2}empty: (\w+),$/m.exec(messages) ?? [];
    expect(readFileSync(join(root, 'packages/i18n/src/shared-wording.ts'), 'utf8')).toContain(
      `export const ${wording} =`,
    );
    expect(read('packages/screens/src/screens.ts')).toMatch(
      /export const planted = defineScreen\(\{\n {2}path: '\/planted'/,
    );
    expect(read('apps/borrower-h5/src/app/routes.ts')).toMatch(/ {2}planted: \{[\s\S]*PlantedRoute,\n {2}\},\n\};\n$/);
    expect(read('docs/contracts/pages.md')).toContain(`\n- \`planted\` \`/planted\`: ${hostile}\n`);
  });

  it.each([
    [askArea('packages/api-client/src/contract'), 'order'],
    [askArea('apps/borrower-h5/src/screens'), 'help'],
  ])('asks for an area that exists, and lists them', ({ message, validate }, area) => {
    expect(message).toMatch(new RegExp(`\\b${area}\\b`));
    expect(validate(area)).toBe(true);
    expect(validate('loan')).toMatch(new RegExp(`no area "loan".*\\b${area}\\b`));
  });

  it.each([
    { generator: addScreen, name: 'name', answer: 'repay' },
    { generator: addScreen, name: 'path', answer: '/repay' },
    { generator: addScreen, name: 'about', answer: 'Fees of $1' },
    { generator: addScreen, name: 'about', answer: 'Ends */ here' },
    { generator: addEndpoint, name: 'name', answer: 'getOrder' },
    { generator: addEndpoint, name: 'path', answer: '/v3/loan-confirm/loan-detail-push' },
  ])('refuses the $name "$answer"', ({ generator: { prompts }, name, answer }) => {
    const question = Array.isArray(prompts) ? prompts.find((prompt) => prompt.name === name) : undefined;
    expect(question?.validate?.(answer)).toEqual(expect.any(String));
    expect(question?.validate?.(`${answer.replaceAll(/[$*]/g, '')}New`)).toBe(true);
  });

  it.each([
    ['foo', 1],
    ['--help', 0],
  ])('%s: names the generators', (argument, code) => {
    const { status, stdout } = spawnSync(process.execPath, [join(root, 'tooling/dev/bin/new.js'), argument], {
      encoding: 'utf8',
    });
    expect(status).toBe(code);
    expect(stdout).toMatch(/pnpm new screen <area> [^]*pnpm new endpoint <area> /);
  });

  it('endpoint: declares it and lists it', async () => {
    const answers = {
      area: 'order',
      name: 'listPlanted',
      method: 'POST',
      path: '/v3/planted',
      effect: 'read',
      about: hostile,
    };
    const read = await generate('endpoint', answers);
    const declaration = read('packages/api-client/src/contract/order/list-planted.ts');
    expect(declaration).toContain(`/** ${hostile} */`);
    expect(declaration).toContain("name: 'listPlanted'");
    const index = read('packages/api-client/src/contract/index.ts');
    expect(index).toContain("import { listPlanted } from './order/list-planted.ts';");
    expect(index.match(/^ {2}listPlanted,$/gm)).toHaveLength(1);
    expect(read('packages/api-client/src/testing/endpoint-examples.ts')).toContain('  listPlanted: { payload:');
    expect(read('packages/api-client/src/testing/specified-fields.ts')).toMatch(/listPlanted: \{.*\n\};\n$/);
    expect(read('docs/contracts/backend.md')).toMatch(
      /\n- `listPlanted` POST `\/v3\/planted` \(int0, read\): .*\n\n\*\*An order has one number/,
    );
    expect(read('tooling/sandbox/src/handlers/list-planted.ts')).toContain('export const listPlantedHandler');
    expect(read('tooling/sandbox/src/handlers/handlers.ts')).toContain(
      '\n  listPlantedHandler,\n];\n\n/** The handlers by path',
    );
  });
});
