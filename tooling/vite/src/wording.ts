import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

type Message = string | { plural: string; forms: Record<string, string> };
/** The wording of a language, by area and key. */
type Words = Record<string, Record<string, Message>>;
/** Each area's catalogues, by its name and language. */
export type Areas = Record<string, Words>;

/** The languages, as `@peace/i18n` has them. */
export const languages = ['original', 'en', 'fil'];

/** A module of `@peace/i18n` that holds an area's catalogues. */
const areaFile = /\/packages\/i18n\/src(\/messages\/[\w-]+\.ts)$/;

let read: Promise<Record<string, Areas>> | undefined;

/**
 * Every area, by its file and its name, as its module declares it. Read once for all builds of a process.
 *
 * @param root the app's folder
 */
function everyArea(root: string) {
  const file = createRequire(join(root, 'package.json')).resolve('@peace/i18n/every-area');
  read ??= runnerImport<{ everyArea: Record<string, Areas> }>(file, { configFile: false, logLevel: 'error' }).then(
    ({ module }) => module.everyArea,
  );
  return read;
}

/**
 * Takes the catalogues out of a build's scripts: an area's module becomes one that looks its wording up in what has been
 * loaded (docs/decisions/wording-and-languages.md). What was taken out is added to `taken`.
 *
 * @param root the app's folder
 */
export function withoutCatalogues(root: string, taken: Areas): Plugin {
  return {
    name: 'peace:without-catalogues',
    enforce: 'pre',
    async transform(_code, id) {
      const file = areaFile.exec(id)?.[1];
      const areas = file && (await everyArea(root))[`.${file}`];
      if (!areas) return undefined;
      Object.assign(taken, areas);
      const exported = Object.keys(areas).map(
        (name) => `export const ${name} = /* @__PURE__ */ loadedArea(${JSON.stringify(name)});`,
      );
      return { code: [`import { loadedArea } from '../loaded-words.ts';`, ...exported].join('\n'), map: null };
    },
  };
}

/**
 * The areas of messages that modules use.
 *
 * @param root the app's folder
 */
export async function areasOf(root: string, modules: Iterable<string>): Promise<Areas> {
  const declared = await everyArea(root);
  return Object.assign({}, ...Array.from(modules, (id) => declared[`.${areaFile.exec(id)?.[1]}`]));
}

/**
 * The wording of areas in one language, by the areas' names: the order in which their modules were read differs from build to
 * build, and a file's name is made of its contents.
 */
export const wordsIn = (areas: Areas, language: string): Words =>
  Object.fromEntries(
    Object.keys(areas)
      .sort()
      .map((name) => [name, areas[name]?.[language] ?? {}]),
  );
