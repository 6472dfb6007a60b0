import { defineConfig } from 'vite';

// What a server or a container runs, as files that need Node and no packages: verifying a release must not depend on what is installed.
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/bin',
    target: 'node20',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['bin/start-container.ts', 'bin/install-release.ts', 'bin/write-config.ts'],
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
