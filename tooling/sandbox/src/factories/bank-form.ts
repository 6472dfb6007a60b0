import type { BankFormItem } from '../state/sandbox-state.ts';

/** Card types of the form's tabs. */
const WALLET = 1;
const BANK = 2;
const EVERY_TAB = 0;

/** The default channel of spec §9, and the other tab's. */
const WALLET_CHANNEL = '90006';
const BANK_CHANNEL = '90007';

/** One field of the bank form, a plain text under every tab. */
export function aBankFormItem(changes: Partial<BankFormItem> = {}): BankFormItem {
  return {
    code: 'accountName',
    title: 'Account name',
    subtitle: 'As written on your ID',
    cate: 'text',
    value: '',
    note: [],
    inputType: 'text',
    cardTypeMi: EVERY_TAB,
    channelNumber: WALLET_CHANNEL,
    ...changes,
  };
}

/** The bank form: an e-wallet or a bank account, and what is asked under both. */
export const BANK_FORM: readonly BankFormItem[] = [
  aBankFormItem({
    code: 'walletType',
    title: 'E-wallet',
    subtitle: 'Choose your e-wallet',
    cate: 'enum',
    cardTypeMi: WALLET,
    note: [
      { name: 'GCash', type: '1' },
      { name: 'Maya', type: '2' },
    ],
  }),
  aBankFormItem({
    code: 'walletNumber',
    title: 'E-wallet number',
    subtitle: '11 digits, beginning with 09',
    cardTypeMi: WALLET,
    inputType: 'phone',
  }),
  aBankFormItem({
    code: 'bankName',
    title: 'Bank',
    subtitle: 'Choose your bank',
    cate: 'enum',
    cardTypeMi: BANK,
    channelNumber: BANK_CHANNEL,
    note: [
      { name: 'Isla Savings Bank', type: 'ISB' },
      { name: 'Bangko ng Bayan', type: 'BNB' },
      { name: 'Luzon Rural Bank', type: 'LRB' },
    ],
  }),
  aBankFormItem({
    code: 'accountNumber',
    title: 'Account number',
    subtitle: '10 to 19 digits',
    cardTypeMi: BANK,
    inputType: 'bankCard',
    channelNumber: BANK_CHANNEL,
  }),
  aBankFormItem(),
  aBankFormItem({
    code: 'city',
    title: 'City',
    subtitle: 'Where you live',
    cate: 'citySelect',
    note: [
      { name: 'Manila', type: '1339' },
      { name: 'Quezon City', type: '1374' },
      { name: 'Cebu City', type: '0722' },
      { name: 'Davao City', type: '1124' },
    ],
  }),
  aBankFormItem({ code: 'birthday', title: 'Date of birth', subtitle: 'As on your ID', cate: 'day' }),
];
