import type { ComplaintDetails } from '@peace/api-client/contract/complaint/get-complaint';
import type { ComplaintOptions, ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import { lenderLogos } from '#shared/testing/lender-logos.ts';

/** An order a complaint can be about, for tests and stories. */
export function aProblemOrder(changes: Partial<ComplaintOrder> = {}): ComplaintOrder {
  return {
    orderNo: '7001',
    productLogo: lenderLogos.bayaniCash,
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
    orders: [
      order,
      aProblemOrder({
        orderNo: '7002',
        productLogo: lenderLogos.salapiLane,
        productName: 'Salapi Lane',
        status: 'Overdue',
      }),
    ],
    ...changes,
  };
}

/** A complaint that waits for its answer. */
export function aProblem(changes: Partial<ComplaintDetails> = {}): ComplaintDetails {
  return {
    problemId: '5001',
    type: 'Repayment',
    subType: '',
    content: 'I paid at the counter yesterday, and my loan still says that I have to pay.',
    images: [],
    answer: '',
    answerImages: [],
    needsScore: false,
    ...changes,
  };
}
