import { DAY_MS } from '../durations.ts';
import { aProduct, aRecommendedProduct, anOrder } from '../factories/an-order.ts';
import { anOffer } from '../factories/an-offer.ts';
import { BANK_FORM } from '../factories/bank-form.ts';
import type { Order } from '../state/order.ts';
import type { Complaint, SandboxState } from '../state/sandbox-state.ts';
import { sentenceDate } from '../wire-text.ts';

/** The borrower everything begins with: four orders, three offers, two complaints, two cards. */
export function addBaseWorld(state: SandboxState, now: number): void {
  for (const order of borrowersOrders(now)) state.orders.set(order.orderId, order);
  const offers = [
    anOffer(),
    anOffer({
      product: aProduct({ productId: '202', name: 'Tulong Pera' }),
      amount: 1_200_000,
      interest: 180_000,
      periods: 6,
      termUnit: 'months',
      instalments: 6,
      rateText: 'Interest 2.5% per month',
    }),
    anOffer({
      product: aProduct({ productId: '203', name: 'Mabilis Credit' }),
      amount: 800_000,
      interest: 96_000,
      periods: 120,
    }),
  ];
  for (const offer of offers) state.offers.set(offer.product.productId, offer);
  state.otherProducts.push(...RECOMMENDATIONS);
  state.bankForm.push(...BANK_FORM);
  state.bankCards.push(
    { id: '301', bankName: 'Isla Savings Bank', cardNo: '**** **** **** 4321', bankCode: 'ISB', needsSms: true },
    { id: '302', bankName: 'Bangko ng Bayan', cardNo: '**** **** **** 8765', bankCode: 'BNB', needsSms: false },
  );
  addComplaints(state, now);
  for (const phone of ['13900000000', '09170000000']) state.promotion.registeredPhones.add(phone);
}

/** Recommended wherever something is: one to a page, one to the shell, one that cannot be tapped. */
export const RECOMMENDATIONS = [
  aRecommendedProduct(),
  aRecommendedProduct({
    token: 'tok-isla-peso',
    name: 'Isla Peso',
    amountRange: '₱3,000 - ₱25,000',
    tags: ['First loan free of interest'],
    link: 'peace://product?productId=202',
  }),
  aRecommendedProduct({
    token: 'tok-kaibigan',
    name: 'Kaibigan Lending',
    buttonText: 'Fully booked',
    isClickable: false,
    tags: [],
  }),
];

/** Of a borrower who has repaid a loan before. */
function borrowersOrders(now: number): Order[] {
  const mabilis = aProduct({ productId: '103', name: 'Mabilis Credit' });
  const isla = aProduct({ productId: '104', name: 'Isla Peso' });
  return [
    anOrder({ client: 'repeatClient' }, now),
    anOrder(
      {
        orderId: '7002',
        product: aProduct({ productId: '102', name: 'Salapi Lane' }),
        status: 180,
        canRollOver: true,
        client: 'repeatClient',
        appliedAt: now - 95 * DAY_MS,
      },
      now,
    ),
    anOrder({ orderId: '7003', product: mabilis, status: 21, appliedAt: now, allowsCollectionComplaint: false }, now),
    anOrder(
      {
        orderId: '7004',
        product: isla,
        status: 200,
        appliedAt: now - 200 * DAY_MS,
        paidAt: now - 110 * DAY_MS,
        allowsCollectionComplaint: false,
      },
      now,
    ),
  ];
}

function addComplaints(state: SandboxState, now: number): void {
  const complaints: Complaint[] = [
    {
      problemId: '5001',
      orderNo: '7001',
      type: '2',
      sonType: '',
      content: 'I paid yesterday at the counter and the order still says it is open.',
      images: [],
      filedAt: now - 2 * DAY_MS,
      answer: undefined,
      score: undefined,
    },
    {
      problemId: '5002',
      orderNo: '7002',
      type: '1',
      sonType: '12',
      content: 'They called me at eleven in the evening, twice.',
      images: [],
      filedAt: now - 8 * DAY_MS,
      answer: {
        detail: `We have spoken to the agency and noted your payment of ${sentenceDate(now - 9 * DAY_MS)}. It will not happen again.`,
        images: [],
      },
      score: undefined,
    },
  ];
  for (const complaint of complaints) state.complaints.set(complaint.problemId, complaint);
}
