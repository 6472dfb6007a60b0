import type { WireOf } from '@peace/api-client';
import type { getBankForm } from '@peace/api-client/contract/bank/get-bank-form';
import { Rejection } from '../http/rejection.ts';
import type { SandboxState } from './sandbox-state.ts';

/** A field of the bank form, as it is sent. */
export type BankFormItem = NonNullable<WireOf<typeof getBankForm>['items']>[number];

const PHONE = /^09\d{9}$/;
const CARD_NUMBER = /^\d{10,19}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Binds the account for a product. The fields of every tab and those of one card type must be there: the form does
 * not say which tab it was sent from, so it is the one whose fields came.
 */
export function bindAccount(state: SandboxState, values: Readonly<Record<string, string>>): void {
  const sent = withKept(state, values);
  const isSent = (item: BankFormItem) => Boolean(sent[String(item.code)]);
  const everywhere = state.bankForm.filter((item) => Number(item.cardTypeMi) === 0);
  const tabs = [...new Set(state.bankForm.map((item) => Number(item.cardTypeMi)))].filter((type) => type !== 0);
  const chosen = tabs
    .map((type) => state.bankForm.filter((item) => Number(item.cardTypeMi) === type))
    .find((items) => items.some(isSent));
  const items = [...everywhere, ...(chosen ?? [])];
  const missing = items.find((item) => !isSent(item));
  if (missing !== undefined) throw new Rejection(`${missing.title} is missing.`);
  if (chosen === undefined && tabs.length > 0) throw new Rejection('The account is missing.');
  for (const item of items) assertValid(item, sent[String(item.code)] ?? '');
  state.boundAccounts.set(sent.product_id ?? '', { ...sent });
}

/** A value that was shown masked may stay away, and stays what it is. Sent back, the mask is no account. */
function withKept(state: SandboxState, sent: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isKept = state.accountsGivenBack === 'masked';
  return isKept ? { ...state.boundAccounts.get(sent.product_id ?? ''), ...sent } : sent;
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
