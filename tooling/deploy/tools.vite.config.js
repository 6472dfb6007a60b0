import { defineConfig } from 'vite';

// Bundles the scripts that a server or a container runs, so that they need Node but no packages: verifying a release must not depend
// on installed packages.
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/bin',
    target: 'node20',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['start-container', 'install-release', 'write-config', 'check-release', 'pack-pages'].map(
        (name) => `bin/${name}.ts`,
      ),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
