import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpointExamples } from '../../testing/endpoint-examples.ts';
import { getExtension } from './get-extension.ts';
import { createPayLink } from './create-pay-link.ts';
import { getPeriodRepayment } from './get-period-repayment.ts';

const wire = Object(endpointExamples['getPeriodRepayment']?.wire);
const read = (change: object) => parse(getPeriodRepayment.data, { ...wire, ...change });

describe('period info', () => {
  it('reads into the domain', () => {
    expect(read({})).toEqual({
      amount: { minor: 123450, currency: 'PHP' },
      productName: 'Peso loan',
      productLogo: 'https://img.test/logo.png',
      repayDate: '2026-11-30',
      rows: [{ label: 'Loan amount', value: '₱1,000.00' }],
      channels: [{ name: 'Wallet', logo: 'https://img.test/w.png', channelNumber: '90006' }],
      notice: 'Pay before noon',
      defaultPayCode: {
        payCode: '0012345',
        logo: 'https://img.test/c.png',
        title: 'Store',
        payNotice: [{ title: 'At the counter', items: [{ name: 'Cashier', steps: ['Show the code', 'Pay'] }] }],
      },
      showsInstructions: true,
    });
  });

  it('has no amount rather than a wrong one', () => {
    expect(read({ repayAmount: 'ask us' }).amount).toBeNull();
  });

  it.each([null, undefined, [], {}, { payCode: '' }, { payCode: ' ' }, 'none'])(
    'has no pay code in %j',
    (defDetail) => {
      expect(read({ defDetail }).defaultPayCode).toBeNull();
    },
  );

  it.each([null, [], {}, 'x', { Group: null }, { Group: 'x' }, { Group: [] }])('has no notice in %j', (payNotice) => {
    expect(read({ defDetail: { payCode: '1', payNotice } }).defaultPayCode?.payNotice).toEqual([]);
  });
});

describe('delay info', () => {
  it('adds the price of the extension and the plan', () => {
    expect(parse(getExtension.data, endpointExamples['getExtension']?.wire)).toMatchObject({
      title: 'Rollover',
      delayAmount: { minor: 30000, currency: 'PHP' },
      plan: [{ remark: 'Next', title: 'Period 2', amount: { minor: 100000 }, time: '2026-12-30' }],
      channels: [{ channelNumber: '90006' }],
    });
  });
});

describe('the pay link', () => {
  const payment = { productId: '7', orderId: 'P1', channelNumber: '90006' };

  it.each([
    [5, '0.05'],
    [100, '1.00'],
    [123450, '1234.50'],
  ])('asks for %i centavos as %s', (minor, amount) => {
    const money = { minor, currency: 'PHP' as const };
    expect(parse(createPayLink.payload, { ...payment, amount: money })).toMatchObject({ amount });
  });

  it.each([0, -1, 0.5, Number.NaN, 2 ** 53])('is never asked for %d centavos', (minor) => {
    const amount = { minor, currency: 'PHP' };
    expect(safeParse(createPayLink.payload, { ...payment, amount }).success).toBe(false);
  });
});
