import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import type { PeriodRepayment, DefaultPayCode } from '@peace/api-client/contract/repayment/get-period-repayment';
import { aLogo } from '@peace/ui-kit/testing/a-logo';
import { pesoText, sampleLoan } from '#shared/testing/an-order.ts';
import { lenderLogos } from '#shared/testing/lender-logos.ts';
import type { PayCodeOwner } from '#shared/order/pay-code-item.ts';

/** An amount due, for tests and stories: ₱5,450.00 through two channels, without a pay code. */
export function aPeriodInfo(changes: Partial<PeriodRepayment> = {}): PeriodRepayment {
  return {
    amount: { minor: 545_000, currency: 'PHP' },
    productName: 'Bayani Cash',
    productLogo: lenderLogos.bayaniCash,
    repayDate: '2026-11-27',
    rows: [
      { label: 'Loan amount', value: pesoText(sampleLoan.amount) },
      { label: 'Interest', value: pesoText(sampleLoan.interest) },
      { label: 'Loan term', value: sampleLoan.term },
      { label: 'Loan no.', value: '7001' },
    ],
    channels: [
      { name: 'GCash bill payment', logo: aLogo('G', '#0b57d0'), channelNumber: '90001' },
      { name: '7-Eleven counter', logo: aLogo('7', '#0a6b3d'), channelNumber: '90003' },
    ],
    notice: '',
    defaultPayCode: null,
    showsInstructions: false,
    ...changes,
  };
}

/** The price of an extension, for tests and stories. */
export function aDelayInfo(changes: Partial<Extension> = {}): Extension {
  return {
    ...aPeriodInfo({ repayDate: '2027-02-26' }),
    title: 'More time to pay',
    delayAmount: { minor: 45_000, currency: 'PHP' },
    plan: [
      { remark: 'Pay now', title: 'Interest due', amount: { minor: 45_000, currency: 'PHP' }, time: '2026-11-20' },
      {
        remark: 'Pay later',
        title: 'Loan and interest',
        amount: { minor: 545_000, currency: 'PHP' },
        time: '2027-02-26',
      },
    ],
    ...changes,
  };
}

/** A pay code with its notices, for tests and stories. */
export function aDefaultPayCode(changes: Partial<DefaultPayCode> = {}): DefaultPayCode {
  return {
    payCode: '8120340056789',
    logo: lenderLogos.islaBills,
    title: 'Isla Bills',
    payNotice: [
      {
        title: 'At the counter',
        items: [{ name: 'Pay with the code', steps: ['Tell the cashier you are paying a bill.', 'Show the code.'] }],
      },
      {
        title: 'In an e-wallet',
        items: [
          { name: 'GCash', steps: ['Open Bills and choose Loans.', 'Enter the code as the reference number.'] },
          { name: 'Maya', steps: ['Open Pay bills.', 'Enter the code as the reference number.'] },
        ],
      },
    ],
    ...changes,
  };
}

/** The owner of a pay code, for tests and stories: the repayment of order 7001. */
export function aPayCodeOwner(changes: Partial<PayCodeOwner> = {}): PayCodeOwner {
  return { orderId: '7001', productId: '101', purpose: 'repayment', storedAt: 0, ...changes };
}
