import type { BankField } from '@peace/api-client/contract/bank/bank-form';

/** A field of the bank form for tests and stories: a plain text under every tab. */
export function aBankField(changes: Partial<BankField> = {}): BankField {
  return {
    code: 'accountName',
    title: 'Account name',
    subtitle: 'As written on your ID',
    value: '',
    input: { kind: 'text', format: 'plain' },
    cardType: null,
    channelNumber: null,
    flags: [],
    ...changes,
  };
}

/** Wallet and bank tabs, and three fields under both. */
export const bankForm: readonly BankField[] = [
  aBankField({
    code: 'walletType',
    title: 'E-wallet',
    subtitle: 'Choose your e-wallet',
    input: {
      kind: 'enum',
      options: [
        { name: 'GCash', value: '1' },
        { name: 'Maya', value: '2' },
      ],
    },
    cardType: 1,
  }),
  aBankField({
    code: 'walletNumber',
    title: 'E-wallet number',
    subtitle: '11 digits, beginning with 09',
    input: { kind: 'text', format: 'phone' },
    cardType: 1,
  }),
  aBankField({
    code: 'bankName',
    title: 'Bank',
    subtitle: 'Choose your bank',
    input: { kind: 'enum', options: [{ name: 'Isla Savings Bank', value: 'ISB' }] },
    cardType: 2,
  }),
  aBankField({
    code: 'accountNumber',
    title: 'Account number',
    subtitle: '10 to 19 digits',
    input: { kind: 'text', format: 'bankCard' },
    cardType: 2,
  }),
  aBankField(),
  aBankField({
    code: 'city',
    title: 'City',
    subtitle: 'Where you live',
    input: {
      kind: 'citySelect',
      options: [
        { name: 'Manila', value: '1339' },
        { name: 'Cebu City', value: '0722' },
      ],
    },
  }),
  aBankField({ code: 'birthday', title: 'Date of birth', subtitle: 'As on your ID', input: { kind: 'day' } }),
];
