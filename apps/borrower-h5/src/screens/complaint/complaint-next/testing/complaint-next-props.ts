import { fn } from 'storybook/test';
import type { ComplaintNextScreenProps } from '../complaint-next-screen.tsx';

/** An empty complaint about a type that is on offer; spies for what a borrower may do. */
export const complaintNextProps = (): ComplaintNextScreenProps => ({
  state: { kind: 'ready', data: { kind: 'onOffer', tags: ['Repayment', 'Paid, and still shown as due'] } },
  text: '',
  images: [],
  refused: [],
  lost: [],
  problems: new Map(),
  attempt: 0,
  sending: { kind: 'idle' },
  isKept: true,
  errorWording: () => 'There is no connection.',
  onText: fn(),
  onAdd: fn(),
  onRemove: fn(),
  onRetryUpload: fn(),
  onSend: fn(),
  onCheckAgain: fn(),
  onBack: fn(),
  onRetry: fn(),
  orderNo: '7002',
  productName: 'Bayani Cash',
  sent: null,
});
