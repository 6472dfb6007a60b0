import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    // One WebKit at a time: with two on a small machine each is slower than both one after the other.
    fileParallelism: false,
    testTimeout: 45_000,
    hookTimeout: 45_000,
  },
});
