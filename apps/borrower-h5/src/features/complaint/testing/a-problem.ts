import type { ComplaintDetails } from '@peace/api-client/contract/complaint/get-complaint';
import type { ComplaintOptions, ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';

/** An order a complaint can be about, for tests and stories. */
export function aProblemOrder(changes: Partial<ComplaintOrder> = {}): ComplaintOrder {
  return {
    orderNo: '7001',
    productLogo: '',
    productName: 'Bayani Cash',
    status: 'To be repaid',
    allowsCollection: true,
    rows: [
      { label: 'Loan amount', value: '₱5,000.00' },
      { label: 'Application date', value: '2026-08-28' },
    ],
    standing: null,
    due: null,
    repaid: null,
    ...changes,
  };
}

/** What a complaint can be about: three types, the first of them with two sub-types. */
export function problemOptions(changes: Partial<ComplaintOptions> = {}): ComplaintOptions {
  const order = aProblemOrder();
  return {
    types: [
      { title: 'Collection', value: '1', isCollection: true },
      { title: 'Repayment', value: '2', isCollection: false },
      { title: 'Something else', value: '5', isCollection: false },
    ],
    subTypes: [
      { title: 'Rude or threatening words', value: '11' },
      { title: 'Calls outside allowed hours', value: '12' },
    ],
    selectedOrder: order,
    orders: [order, aProblemOrder({ orderNo: '7002', productName: 'Salapi Lane', status: 'Overdue' })],
    ...changes,
  };
}

/** A complaint that waits for its answer. */
export function aProblem(changes: Partial<ComplaintDetails> = {}): ComplaintDetails {
  return {
    problemId: '5001',
    type: 'Repayment',
    subType: '',
    content: 'I paid yesterday at the counter and the order still says it is open.',
    images: [],
    answer: '',
    answerImages: [],
    needsScore: false,
    ...changes,
  };
}
