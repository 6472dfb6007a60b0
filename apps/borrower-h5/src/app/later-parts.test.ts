import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.{test,stories}.{ts,tsx}', '!/src/**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** These say nothing, or come through `withMessages` where they are used. */
const wordless: readonly string[] = [
  '/src/app/early/bootstrap.ts',
  '/src/app/routes.ts',
  '/src/features/payment/cashier-barcode.tsx',
  '/src/features/receipt/opened-receipt.part.tsx',
  '/src/main.tsx',
];

test('a part that is imported when needed comes with its messages', () => {
  const bare = Object.entries(sources).filter(([, code]) => /(?<!withMessages\(\(\) => )\bimport\(/.test(code));
  expect(bare.map(([file]) => file).sort()).toEqual(wordless);
});
