import type { DefaultPayCode } from '../state/order.ts';
import { drawnLogo } from './a-product.ts';

/** A pay code for the counter, with the notices that explain it. */
export function aDefaultPayCode(changes: Partial<DefaultPayCode> = {}): DefaultPayCode {
  return {
    payCode: '8120340056789',
    logo: drawnLogo('Isla Bills'),
    title: 'Isla Bills',
    payNotice: {
      'At the counter': [
        {
          name: 'Pay with the code',
          steps: [
            'Tell the cashier you are paying a bill.',
            'Show the code or the barcode.',
            'Pay the exact amount and keep the receipt.',
          ],
        },
      ],
      'In an e-wallet': [
        {
          name: 'GCash',
          steps: [
            'Open Bills and choose Loans.',
            'Enter the code as the Reference_no.',
            'Check the amount and confirm.',
          ],
        },
        {
          name: 'Maya',
          steps: ['Open Pay bills.', 'Enter the code as the Reference_no.', 'Check the amount and confirm.'],
        },
      ],
    },
    ...changes,
  };
}
