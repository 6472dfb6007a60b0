import { borrowerOf } from '@peace/session';
import type { StoredText } from '@peace/web-platform/stored-texts';
import type { Fields } from './fields.ts';

/** The pay code of the scenario `repay-default-code`, as a repayment page stores it when it is tapped. */
const payCode = {
  logo: '',
  title: 'Isla Bills',
  payCode: '8120340056789',
  repayAmount: { minor: 545_000, currency: 'PHP' },
  payNotice: [
    {
      title: 'At the counter',
      items: [{ name: 'Pay with the code', steps: ['Show the code.', 'Pay the exact amount and keep the receipt.'] }],
    },
  ],
  orderId: '8402',
  purpose: 'repayment',
};

/** What must be stored before a screen has something to show; empty for most, which read it from the backend. */
export function storedSample(screen: string, { userId, mobilePhone, sessionId }: Fields, now: number): StoredText[] {
  if (screen !== 'repaymentOfStoredCode') return [];
  const owner = borrowerOf({
    userId: given(userId),
    mobilePhone: given(mobilePhone),
    sessionId: given(sessionId),
  });
  return [
    // Items without an owner are cleared when the page starts.
    stored('owner', 1, owner),
    stored('repayment-code', 3, { owner, storedAt: now, value: { ...payCode, storedAt: now } }),
  ];
}

/** An emptied field is not sent. */
const given = (value: string) => (value === '' ? undefined : value);

const stored = (key: string, version: number, value: unknown): StoredText => ({
  area: 'local',
  key,
  text: JSON.stringify({ version, value }),
});
