import type { StoredText } from '@peace/web-platform/stored-texts';

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
export function storedSample(screen: string, now: number): StoredText[] {
  if (screen !== 'repaymentOfStoredCode') return [];
  // The owner names neither user nor phone, so that each session of the test page finds it.
  return [stored('repayment-code', 3, { owner: '.', storedAt: now, value: { ...payCode, storedAt: now } })];
}

const stored = (key: string, version: number, value: unknown): StoredText => ({
  area: 'local',
  key,
  text: JSON.stringify({ version, value }),
});
