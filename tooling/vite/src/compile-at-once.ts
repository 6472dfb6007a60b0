import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has V8 compile all functions of each file off the main thread while the file arrives, instead of one by one on the main
 * thread when each is first called. Other engines see a comment. It has to be the first of a file, ahead of
 * what Vite puts there last.
 */
export function compileAtOnce(): Plugin {
  return {
    name: 'peace:compile-at-once',
    apply: 'build',
    enforce: 'post',
    augmentChunkHash: () => hint,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = hint + file.code;
      },
    },
  };
}
