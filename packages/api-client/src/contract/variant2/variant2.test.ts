import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpointExamples } from '../../testing/endpoint-examples.ts';
import wireNames from '../wire-names.json';
import { jointLoginFailure } from './joint-login-failure.ts';
import { getProductLink } from './get-product-link.ts';
import { getAgreementsVariant2 } from './get-agreements-variant2.ts';
import { getOfferVariant2 } from './get-offer-variant2.ts';

const names = wireNames.variant2Confirm;
const wire = Object(endpointExamples['getOfferVariant2']?.wire);
const read = (change: object) => parse(getOfferVariant2.data, { ...wire, ...change });

describe('variant 2', () => {
  it('reads its offer into the domain', () => {
    expect(read({})).toEqual({
      productLogo: 'https://img.test/logo.png',
      productName: 'Rupee loan',
      currency: 'INR',
      amount: { minor: 500000, currency: 'INR' },
      periods: 120,
      termUnit: 'days',
      rateText: '0.05% per day',
      rows: [{ label: 'Loan amount', value: '₱1,000.00' }],
      plan: [
        {
          title: 'Period 1',
          amount: { minor: 260000, currency: 'INR' },
          description: 'With interest',
          payTime: '2026-12-30',
        },
      ],
      isAgreementChecked: true,
      buttonLabel: 'Get it now',
      retention: null,
      agreementUrl: null,
      promo: { image: 'https://img.test/p.png', text: 'More', buttonText: 'Go', url: 'https://peace.test/promo' },
    });
  });

  it('counts in pesos unless the flag is 1', () => {
    expect(read({ [names.currencyFlag]: '0' }).amount).toEqual({ minor: 500000, currency: 'PHP' });
  });

  it('asks before leaving when the pop type is 1', () => {
    expect(read({ [names.isPopType]: '1' }).retention).toEqual({ title: 'Wait', content: 'Really leave?' });
  });

  it.each([null, [], {}, 'x'])('promotes nothing with %j', (popup) => {
    expect(read({ [names.promoPopup.name]: popup }).promo).toBeNull();
  });

  it('lists agreements, wrapped or not', () => {
    const list = [{ [wireNames.agreements.title]: 'A' }];
    expect(parse(getAgreementsVariant2.data, list)).toEqual([{ title: 'A', position: 0 }]);
    expect(parse(getAgreementsVariant2.data, { data: list })).toEqual([{ title: 'A', position: 0 }]);
  });

  it.each([[null], [undefined], ['none'], [{ data: null }], [{ code: 1 }]])('reads no agreements from %j', (sent) => {
    expect(safeParse(getAgreementsVariant2.data, sent).success).toBe(false);
  });

  it('finds the products of a failed joint login', () => {
    expect(parse(jointLoginFailure.data, endpointExamples['jointLoginFailure']?.wire)).toMatchObject({
      noticeMessage: 'Not this time',
      errorMessage: 'Refused',
      products: [{ name: 'Second loan', productToken: 'token-1', clickable: true }],
    });
  });

  it('asks for a product under wire names, and takes the link as text or object', () => {
    const { productToken, module, position } = wireNames.defineRequest;
    expect(parse(getProductLink.payload, { productToken: 't', module: 'loanDetail', position: 2 })).toEqual({
      [productToken]: 't',
      [module]: 'loanDetail',
      [position]: 2,
    });
    expect(parse(getProductLink.data, 'peace://p')).toEqual({ link: 'peace://p' });
    expect(parse(getProductLink.data, { [wireNames.productLink.link]: 'https://p' })).toEqual({ link: 'https://p' });
  });
});
