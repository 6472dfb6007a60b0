import { FILES_PATH, partnerPage } from '../base-path.ts';
import type { Product, Channel, DefaultPayCode, RecommendedProduct, Order, Period, Repayment } from '../state/order.ts';
import { DAY_MS } from '../durations.ts';
import { sharesOf } from '../state/plan.ts';

export function drawnLogo(name: string): string {
  return `${FILES_PATH}/logo/${encodeURIComponent(name)}.svg`;
}

/** A lender's product; its logo is drawn from its name unless another is given. */
export function aProduct(changes: Partial<Product> = {}): Product {
  const name = changes.name ?? 'Bayani Cash';
  return { productId: '101', name, logo: drawnLogo(name), ...changes };
}

/** A way to pay that leads to a partner's page. */
export function aChannel(changes: Partial<Channel> = {}): Channel {
  const name = changes.name ?? 'GCash bill payment';
  return { name, logo: drawnLogo(name), channelNumber: '90001', kind: 'page', ...changes };
}

/** The five ways to pay that most orders offer. */
export const COMMON_CHANNELS: readonly Channel[] = [
  aChannel(),
  aChannel({ name: 'Maya bill payment', channelNumber: '90002' }),
  aChannel({ name: '7-Eleven counter', channelNumber: '90003', kind: 'counterCode' }),
  aChannel({ name: 'Cebuana counter', channelNumber: '90004', kind: 'counterCode' }),
  aChannel({ name: 'Bank transfer (QR Ph)', channelNumber: '90005', kind: 'qrImage' }),
];

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
            'Enter the code as the reference number.',
            'Check the amount and confirm.',
          ],
        },
        {
          name: 'Maya',
          steps: ['Open Pay bills.', 'Enter the code as the reference number.', 'Check the amount and confirm.'],
        },
      ],
    },
    ...changes,
  };
}

/** A recommended product that can be tapped and leads to a web page. */
export function aRecommendedProduct(changes: Partial<RecommendedProduct> = {}): RecommendedProduct {
  const name = changes.name ?? 'Salapi Lane';
  return {
    token: 'tok-salapi-lane',
    name,
    logo: drawnLogo(name),
    buttonText: 'Apply',
    amountRange: '₱2,000 - ₱15,000',
    amountRangeDescription: 'Loan amount',
    rate: '3% per month',
    description: 'Decision within 1 day, paid out to your e-wallet',
    tags: ['No collateral', '91-180 days'],
    isClickable: true,
    link: partnerPage(name),
    ...changes,
  };
}

/** The instant factories count from when none is given: 20 November 2026, 10:00 in Manila. */
export const FACTORY_NOW = Date.UTC(2026, 10, 20, 2);

const TERM_DAYS = 91;
const ELAPSED_DAYS = 84;
const CLOSED = 200;

/** How an order differs; its plan has as many equal periods as there are instalments. */
export interface OrderChanges extends Partial<Order> {
  readonly instalments?: number;
  readonly paidPeriods?: number;
}

/** An order of ₱5,000.00 that can be repaid, due in a week. */
export function anOrder(
  { instalments = 1, paidPeriods = 0, ...changes }: OrderChanges = {},
  now: number = FACTORY_NOW,
): Order {
  const order: Omit<Order, 'periods'> = {
    orderId: '7001',
    product: aProduct(),
    status: 174,
    isListed: true,
    amount: 500_000,
    interest: 45_000,
    termDays: TERM_DAYS,
    appliedAt: now - ELAPSED_DAYS * DAY_MS,
    client: 'newClient',
    paidAt: changes.status === CLOSED ? now - DAY_MS : undefined,
    canRollOver: false,
    allowsCollectionComplaint: true,
    telephone: '',
    recommended: [],
    withdrawLink: '',
    withdrawMessage: '',
    h5Url: '',
    asksForRating: false,
    cardPrompt: undefined,
    repayment: aRepayment(),
    ...changes,
  };
  const paid = order.paidAt === undefined ? paidPeriods : instalments;
  return { periods: planned(order, instalments, paid), ...order };
}

/** Equal periods; those that are paid were paid on the day before they were due. */
function planned(order: Omit<Order, 'periods'>, instalments: number, paidPeriods: number): Period[] {
  const periodMs = Math.round(order.termDays / instalments) * DAY_MS;
  return sharesOf(order.amount + order.interest, instalments).map((amount, index) => {
    const dueAt = order.appliedAt + (index + 1) * periodMs;
    const paid = { at: order.paidAt ?? dueAt - DAY_MS, amount };
    return { number: index + 1, amount, dueAt, paid: index < paidPeriods ? paid : undefined };
  });
}

/** The repayment screens' data: the common channels and nothing else. */
export function aRepayment(changes: Partial<Repayment> = {}): Repayment {
  return {
    channels: COMMON_CHANNELS,
    showsInstructions: false,
    noticeMessage: '',
    defaultPayCode: undefined,
    amountText: undefined,
    payUrl: undefined,
    ...changes,
  };
}
