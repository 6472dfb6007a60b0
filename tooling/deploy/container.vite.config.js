import { defineConfig } from 'vite';

// The start of the container as one file, so that the image needs Node and no packages.
export default defineConfig({
  ssr: { noExternal: true },
  build: { ssr: 'bin/start-container.ts', outDir: 'dist', target: 'node20', emptyOutDir: true },
});
