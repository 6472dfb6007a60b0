import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** The production bundle of an entry of this package, React left out. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Under Vitest NODE_ENV is 'test', for which Vite writes React's development calls and bundles their runtime.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['es'] },
      rolldownOptions: { external: ['react', 'react/jsx-runtime'] },
    },
  });
  const [first] = Array.isArray(built) ? built : [];
  return first?.output[0].code ?? '';
}

it("the runtime is at most 1 kB of a page's gzipped script", async () => {
  const code = await bundle('./react.tsx');
  expect(code).toContain('LocaleProvider');
  expect(code).not.toContain('jsxDEV');
  expect(gzipSync(code).length).toBeLessThanOrEqual(1000);
}, 60_000);
