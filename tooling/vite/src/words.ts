import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { type Areas, languages, withoutCatalogues, wordsIn } from './wording.ts';
import { wordsName } from './words-name.ts';

const ofLanguage = '/virtual/words-';
const loader = /\/packages\/i18n\/src\/load-words\.ts$/;

/**
 * Splits the wording of an app by language: one file for each, of which a visit loads its own. Builds only;
 * in development and in tests the catalogues stand side by side.
 *
 * @param root the app's folder
 * @param options `preload`: index.html asks for the file of the default language at once; else the app asks when it
 *   needs one
 */
export function words(root: string, { preload = true } = {}): Plugin[] {
  const taken: Areas = {};
  let config: ResolvedConfig;
  return [
    { ...withoutCatalogues(root, taken), apply: 'build' },
    {
      name: 'peace:words',
      apply: 'build',
      enforce: 'pre',
      configResolved: (resolved) => {
        config = resolved;
      },
      resolveId: (id) => (id.startsWith(ofLanguage) ? id : undefined),
      load: (id) => (id.startsWith(ofLanguage) ? 'export default 0;' : undefined),
      transform: (_code, id) => (loader.test(id) ? { code: loaderCode, map: null } : undefined),
      // When every module is known, and before the file's name is made of its contents.
      renderChunk(_code, { facadeModuleId }) {
        if (!facadeModuleId?.startsWith(ofLanguage)) return null;
        const language = facadeModuleId.slice(ofLanguage.length);
        return { code: `export default ${JSON.stringify(wordsIn(taken, language))};`, map: null };
      },
    },
    {
      name: 'peace:words-of-pages',
      apply: 'build',
      generateBundle: {
        // After the early pages, which do without the link: so this stands behind their plugin.
        order: 'post',
        handler(_options, bundle) {
          const files = wordsFiles(bundle, config.base);
          const file = files[defaultLanguage(config)];
          const index = bundle['index.html'];
          if (preload && index?.type === 'asset') {
            index.source = String(index.source).replace(
              '</head>',
              `  <link rel="modulepreload" crossorigin href="${file}">\n  </head>`,
            );
          }
          const source = { files, words: Object.fromEntries(languages.map((each) => [each, wordsIn(taken, each)])) };
          this.emitFile({ type: 'asset', fileName: wordsName, source: JSON.stringify(source) });
        },
      },
    },
  ];
}

/** Stands for `loadWords` of `@peace/i18n`. */
const loaderCode = `
import { addWords } from './loaded-words.ts';
const files = { ${languages.map((each) => `${each}: () => import('${ofLanguage}${each}')`).join(', ')} };
export const loadWords = async (locale) => addWords(locale, (await files[locale]()).default);
`;

/** Whether a chunk is a language's file. */
export const isWords = ({ facadeModuleId }: { facadeModuleId: string | null }): boolean =>
  facadeModuleId?.startsWith(ofLanguage) === true;

/** Each language's file, by its address. */
export function wordsFiles(bundle: Rolldown.OutputBundle, base: string): Record<string, string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    languages.map((each) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === ofLanguage + each);
      if (!chunk) throw new Error(`The words of ${each} are no file of their own.`);
      return [each, base + chunk.fileName];
    }),
  );
}

/** The language of a visit that says nothing else, as the build has it. */
export const defaultLanguage = ({ define }: ResolvedConfig): string =>
  JSON.parse(define?.['import.meta.env.VITE_DEFAULT_LOCALE'] ?? '"original"');
