import { boundaries } from './tooling/dev/src/lint/boundaries.js';

export default {
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
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
    'import/no-cycle': ['error', { ignoreTypes: false }],
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
    // Accessibility is judged on the rendered page, by axe in every story and journey; these guess from single tags.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    // Lists that never reorder have no better key, and one request after another is sometimes the point.
    'react/no-array-index-key': 'off',
    'no-await-in-loop': 'off',
    'promise/always-return': 'off',
    // `import fc from 'fast-check'` is how its own documentation writes it.
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    // Measured in nanoseconds on lists of five.
    'unicorn/prefer-set-has': 'off',
    // XMLHttpRequest and image elements have one handler each.
    'unicorn/prefer-add-event-listener': 'off',
    // `react/exhaustive-deps` is on; this one also wants what is stable by construction.
    'react/exhaustive-effect-dependencies': 'off',
    // Takes a render function for a component.
    'react/no-unstable-nested-components': 'off',
    'oxc/no-map-spread': 'off',
    // Playwright reads the fixtures that one needs out of its first parameter, `{}` for none.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    // An object URL is made and revoked in an effect, and nowhere else.
    'react/set-state-in-effect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    // Table-driven suites choose what they expect by the row, and share named assertions.
    'vitest/no-conditional-expect': 'off',
    'vitest/expect-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // `toReversed` and `toSorted` need Safari 16; the bundles run from 15.4 on.
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    // The automatic JSX runtime needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Styles and polyfills are imported for what they do.
    'import/no-unassigned-import': 'off',
  },
  overrides: [
    {
      // Tools load these by their path, and Playwright its reporters.
      files: ['**/*.stories.tsx', '**/*.config.{js,ts,mjs}', '**/.storybook/**', '**/*-reporter.ts', '**/plopfile.js'],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['tooling/**', '**/*.config.{js,ts,mjs}'], env: { node: true }, rules: { 'no-console': 'off' } },
    // Digits and the like taken apart for a property test.
    {
      files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
      rules: { 'typescript/no-misused-spread': 'off', 'typescript/no-base-to-string': 'off' },
    },
    // A shared set-up checks in a hook what every test must hold.
    { files: ['tooling/config/**'], rules: { 'vitest/no-standalone-expect': 'off' } },
    ...boundaries,
  ],
};
