import type { SandboxState } from './sandbox-state.ts';

/** The account bound for a product, as the bank form shows it. */
export function maskedAccount(state: SandboxState, productId: string): Readonly<Record<string, string>> {
  const bound = state.boundAccounts.get(productId) ?? {};
  switch (state.accountsGivenBack) {
    case 'asSent':
      return bound;
    case 'masked':
      return masked(state, bound);
    case 'never':
      return {};
  }
}

/** Numbers with their last four digits, names with their first letters; choices and days as they are. */
function masked(state: SandboxState, bound: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(bound).map(([code, value]) => {
      const item = state.bankForm.find((each) => String(each.code) === code);
      if (item?.cate !== 'text') return [code, value];
      return [code, item.inputType === 'text' ? value.replace(/\B\p{L}/gu, '*') : `**** ${value.slice(-4)}`];
    }),
  );
}
