import { Rejection } from '../http/rejection.ts';
import type { Account, BankFormItem, SandboxState } from './sandbox-state.ts';

const PHONE = /^09\d{9}$/;
const CARD_NUMBER = /^\d{10,19}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Binds the account for a product. The fields of every tab and those of one card type must be there: the form does
 * not say which tab it was sent from, so it is the one whose fields came.
 */
export function bindAccount(state: SandboxState, productId: string, values: Account): void {
  const kept = state.accountsGivenBack === 'masked' ? (state.boundAccounts.get(productId) ?? []) : [];
  // A value that was shown masked may stay away, and stays what it is. Sent back, the mask is no account.
  const sent = new Map([...kept, ...values]);
  const isSent = (item: BankFormItem) => Boolean(sent.get(String(item.code)));
  const everywhere = state.bankForm.filter((item) => Number(item.cardTypeMi) === 0);
  const tabs = [...new Set(state.bankForm.map((item) => Number(item.cardTypeMi)))].filter((type) => type !== 0);
  const chosen = tabs
    .map((type) => state.bankForm.filter((item) => Number(item.cardTypeMi) === type))
    .find((items) => items.some(isSent));
  const items = [...everywhere, ...(chosen ?? [])];
  const missing = items.find((item) => !isSent(item) && item['optional'] !== 1);
  if (missing !== undefined) throw new Rejection(`${missing.title} is missing.`);
  if (chosen === undefined && tabs.length > 0) throw new Rejection('The account is missing.');
  for (const item of items.filter(isSent)) assertValid(item, sent.get(String(item.code)) ?? '');
  state.boundAccounts.set(productId, sent);
}

function assertValid(item: BankFormItem, value: string): void {
  const options = item.note ?? [];
  const isValid =
    options.length > 0
      ? options.some((option) => String(option.type) === value)
      : (expectedForm(item)?.test(value) ?? true);
  if (!isValid) throw new Rejection(`${item.title} is not valid.`);
}

function expectedForm(item: BankFormItem): RegExp | undefined {
  if (item.cate === 'day') return DATE;
  if (item.inputType === 'phone') return PHONE;
  return item.inputType === 'bankCard' ? CARD_NUMBER : undefined;
}

/** The account bound for a product, as the bank form shows it. */
export function maskedAccount(state: SandboxState, productId: string): Account {
  const bound = state.boundAccounts.get(productId) ?? new Map();
  switch (state.accountsGivenBack) {
    case 'asSent':
      return bound;
    case 'masked':
      return masked(state, bound);
    case 'never':
      return new Map();
  }
}

/** Numbers with their last four digits, names with their first letters; choices and days as they are. */
function masked(state: SandboxState, bound: Account): Account {
  return new Map(
    Array.from(bound, ([code, value]) => {
      const item = state.bankForm.find((each) => String(each.code) === code);
      if (item?.cate !== 'text') return [code, value];
      return [code, item.inputType === 'text' ? value.replace(/\B\p{L}/gu, '*') : `**** ${value.slice(-4)}`];
    }),
  );
}
