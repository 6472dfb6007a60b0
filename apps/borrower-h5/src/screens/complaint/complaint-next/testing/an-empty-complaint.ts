import { spies } from '#shared/testing/spies.ts';
import type { ComplaintNextViewProps } from '../complaint-next.view.tsx';

/** An empty complaint about a type that is on offer; spies for what a borrower may do. */
export const anEmptyComplaint = (): ComplaintNextViewProps => ({
  state: { kind: 'ready', data: { kind: 'onOffer', tags: ['Repayment', 'Paid, and still shown as due'] } },
  text: '',
  isPaidReport: false,
  images: [],
  refused: [],
  beyond: [],
  lost: [],
  problems: new Map(),
  attempt: 0,
  sending: { kind: 'idle' },
  isInForm: true,
  isAnotherSent: false,
  isKept: true,
  isDraftHidden: false,
  errorWording: () => 'There is no connection.',
  events: spies(),
  orderNo: '7001',
  productName: 'Bayani Cash',
});
