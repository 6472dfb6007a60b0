import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../../../apps/borrower-h5/src/screens', import.meta.url));
/** Texts of ours, which have the controller and the view of their feature. */
const texts = ['about-us', 'privacy-policy'];

const screens = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.view.tsx'))
  .map((file) => {
    const path = `${source}/${file.slice(0, -'.view.tsx'.length)}`;
    const name = basename(path);
    const pascal = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
    const controller = ['ts', 'tsx'].map((end) => `${path.slice(0, -name.length)}use-${name}.${end}`).find(existsSync);
    return { path, name, pascal, controller };
  });

it('every folder of a screen has a view of its name', () => {
  const folders = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)use-[\w-]+\.tsx?$|\.route\.tsx$/.test(file))
    .map((file) => file.split('/').at(-2) ?? '');
  expect([...new Set(folders)].filter((name) => !texts.includes(name)).sort()).toEqual(
    screens.map(({ name }) => name).sort(),
  );
});

it.each(screens)(
  '$name: its view and the controller with its route are called by its name',
  ({ path, pascal, controller }) => {
    expect(readFileSync(`${path}.view.tsx`, 'utf8')).toContain(`export function ${pascal}View(`);
    if (!controller) return expect.fail(`There is no use-${basename(path)}.`);
    const binding = readFileSync(controller, 'utf8');
    expect(binding).toMatch(new RegExp(`export (function use${pascal}\\(|const use${pascal} = )`));
    expect(binding).toContain(`export const ${pascal}Route = `);
  },
);

it('each early screen is declared next to its view', () => {
  const declared = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.screen.ts'),
  );
  expect(declared.length).toBeGreaterThan(10);
  for (const file of declared) {
    expect(existsSync(`${source}/${file.replace('.screen.ts', '.view.tsx')}`)).toBe(true);
    expect(readFileSync(`${source}/${file}`, 'utf8')).toContain('export const earlyScreens: EarlyScreens<');
  }
});
