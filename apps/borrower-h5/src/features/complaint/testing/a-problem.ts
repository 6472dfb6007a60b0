import type { ComplaintDetails } from '@peace/api-client/contract/complaint/get-complaint';
import type { ComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { aListedOrder } from '#shared/testing/a-listed-order.ts';
import { lenderLogos } from '#shared/testing/lender-logos.ts';

/** The types of a complaint: three, the first of them with two sub-types. */
export function problemOptions(changes: Partial<ComplaintOptions> = {}): ComplaintOptions {
  const order = aListedOrder();
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
      aListedOrder({
        orderNo: '7002',
        productLogo: lenderLogos.salapiLane,
        productName: 'Salapi Lane',
        status: { kind: 'due', code: 180 },
        statusText: '',
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
