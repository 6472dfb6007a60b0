import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpointExamples } from '../../testing/endpoint-examples.ts';
import { toWireNames } from '../from-wire-names.ts';
import wireNames from '../wire-names.json';
import { getOrder } from './get-order.ts';

const read = (change: object) => parse(getOrder.data, { ...Object(endpointExamples['getOrder']?.wire), ...change });

describe('loan details', () => {
  it('read into the domain', () => {
    expect(read({})).toEqual({
      status: { kind: 'due', code: 174 },
      statusTitle: 'Due today',
      statusDescription: 'Please repay',
      recommendedProducts: [
        {
          logo: 'https://img.test/1.png',
          name: 'Second loan',
          buttonText: 'Apply',
          amountRange: '₱1,000 – ₱20,000',
          amountRangeDescription: 'Loan range',
          rate: '0.05%',
          description: 'Per day',
          tags: ['Fast'],
          clickable: true,
          productToken: 'token-1',
        },
      ],
      productName: 'Peso loan',
      productLogo: 'https://img.test/logo.png',
      rows: [{ label: 'Loan amount', value: '₱1,000.00' }],
      repaymentUrl: null,
      canRollOver: true,
      telephone: '028123',
      asksForRating: false,
      confirmUrl: null,
      withdrawMessage: null,
      cardPrompt: { title: 'Bind a card', message: 'Your card was refused' },
    });
  });

  it('need no more than a status', () => {
    expect(parse(getOrder.data, { orderStatus: '21' })).toMatchObject({
      status: { kind: 'processing' },
      recommendedProducts: [],
      rows: [],
      canRollOver: false,
      cardPrompt: null,
    });
  });

  it.each([null, [], {}, { detail: null }, 'x'])('have no rows when their order detail is %j', (userOrderDetail) => {
    expect(read({ userOrderDetail }).rows).toEqual([]);
  });

  it('name a telephone without what cannot be seen', () => {
    expect(read({ telephone: '\u202a+63 2\u20118123\u20134567\u202c' }).telephone).toBe('+63 2-8123-4567');
    expect(read({ telephone: ' \u200b ' }).telephone).toBeNull();
  });

  it.each([
    [0, false],
    ['0', false],
    [1, true],
    [2, true],
    [undefined, true],
  ])('a product whose flag is %j is clickable: %j', (clickable, expected) => {
    const product = toWireNames(wireNames.recommendedProduct, { clickable });
    expect(read({ recProducts: [product] }).recommendedProducts[0]?.clickable).toBe(expected);
  });
});
