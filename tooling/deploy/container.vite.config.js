import { defineConfig } from 'vite';

// The start of the container as one file, so that the image needs Node and no packages. A chunk beside it would be left behind.
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: 'bin/start-container.ts',
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
