import { boundaries } from './tooling/lint/src/boundaries.js';

export default {
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, es2024: true },
  ignorePatterns: ['**/dist/**', '**/storybook-static/**', '**/test-results/**', '**/playwright-report/**'],
  settings: { react: { version: '19.3' } },
  rules: {
    eqeqeq: 'error',
    'no-console': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/ban-ts-comment': 'error',
    // TypeScript's noImplicitReturns and exhaustive switches say the same without false alarms.
    'consistent-return': 'off',
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // The automatic JSX runtime needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Styles and polyfills are imported for what they do.
    'import/no-unassigned-import': 'off',
  },
  overrides: [
    {
      files: ['**/*.stories.tsx', '**/*.config.{js,ts,mjs}', '**/.storybook/**'],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['tooling/**', '**/*.config.{js,ts,mjs}'], env: { node: true }, rules: { 'no-console': 'off' } },
    // A shared set-up checks in a hook what every test must hold.
    { files: ['tooling/vitest/**'], rules: { 'vitest/no-standalone-expect': 'off' } },
    ...boundaries,
  ],
};
