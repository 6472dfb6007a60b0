import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * The modules on which money, links and sessions depend, with the kind of unit tests that holds them: `rules` (`*.test.ts`) or `dom`
 * (`*.test.tsx`). A file without tests of its kind does not belong here.
 *
 * @type {readonly { readonly folder: string, readonly tests: 'rules' | 'dom', readonly files: readonly string[] }[]}
 */
export const mutatedModules = [
  { folder: 'packages/money-date', tests: 'rules', files: ['src/money.ts', 'src/date.ts', 'src/decimal.ts'] },
  {
    folder: 'packages/validators',
    tests: 'rules',
    files: [
      'src/safe-url/contact.ts',
      'src/safe-url/destination.ts',
      'src/safe-url/frame-address.ts',
      'src/safe-url/image-address.ts',
      'src/safe-url/own-path.ts',
      'src/safe-url/web-address.ts',
    ],
  },
  {
    folder: 'packages/session',
    tests: 'rules',
    files: [
      'src/links.ts',
      'src/navigate-external.ts',
      'src/query.ts',
      'src/session-param.ts',
      'src/session-params.ts',
    ],
  },
  { folder: 'packages/web-platform', tests: 'rules', files: ['src/lock.ts'] },
  { folder: 'packages/api-client', tests: 'rules', files: ['src/read-response.ts'] },
  {
    folder: 'apps/borrower-h5',
    tests: 'rules',
    files: [
      'src/features/due/due.model.ts',
      'src/features/payment/payable.model.ts',
      'src/features/payment/payment-evidence.ts',
      'src/features/payment/payment-page.model.ts',
      'src/features/payment/payment-phase.ts',
      'src/features/receipt/kept-plan.model.ts',
      'src/screens/repayment/choose-repayment/charge.model.ts',
      'src/screens/repayment/choose-repayment/choose-repayment.model.ts',
      'src/screens/repayment/choose-repayment/payment-methods-state.ts',
      'src/screens/repayment/repayment-of-code/repayment-of-code.model.ts',
      'src/screens/repayment/repayment-of-stored-code/code-validity.model.ts',
      'src/shared/attempt/attempt-outcome.model.ts',
      'src/shared/attempt/attempt-reducer.ts',
      'src/shared/attempt/attempt-state.ts',
      'src/shared/attempt/create-attempt.ts',
    ],
  },
  {
    folder: 'apps/borrower-h5',
    tests: 'dom',
    files: [
      'src/features/payment/payment-attempts.ts',
      'src/features/payment/use-external-payment-page.ts',
      'src/features/payment/use-order-reading.ts',
      'src/features/payment/use-pay-slip.ts',
      'src/features/payment/use-payment.ts',
      'src/features/payment/use-repayment-page.ts',
      'src/screens/repayment/choose-repayment/use-charging.ts',
      'src/screens/repayment/choose-repayment/use-choose-repayment.ts',
      'src/screens/repayment/repayment-of-code/use-repayment-of-code.ts',
    ],
  },
];

/**
 * A mutant as a line that stays the same when its file grows: file, changed line, and what the changed part became.
 *
 * @param {{ fileName: string, location: { start: { line: number } }, replacement?: string }} mutant
 */
export function lineOf({ fileName, location, replacement = '' }) {
  const line = readFileSync(fileName, 'utf8').split('\n')[location.start.line - 1] ?? '';
  return `${relative(root, fileName)}: ${line.trim()} => ${replacement.replaceAll(/\s+/g, ' ')}`;
}

/** The changes that no test needs to notice, each with its file; a line that begins with # gives the reason for those below it. */
const judgedSurvivors = readFileSync(new URL('survivors.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/**
 * @param {readonly string[]} survivors
 * @param {readonly string[]} folders those that were tested
 */
export function judge(survivors, folders) {
  const expected = judgedSurvivors.filter((line) => folders.some((folder) => line.startsWith(`${folder}/`)));
  return {
    unknown: survivors.filter((line) => !expected.includes(line)),
    outdated: expected.filter((line) => !survivors.includes(line)),
  };
}
