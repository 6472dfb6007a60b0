import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpointExamples } from '../../testing/endpoint-examples.ts';
import { chargeCard } from './charge-card.ts';
import { createWalletLink } from './create-wallet-link.ts';

describe('the legacy repayment', () => {
  it('counts in centavos', () => {
    expect(parse(chargeCard.payload, endpointExamples['chargeCard']?.payload)).toMatchObject({
      amount: '123450',
      sendMsg: 1,
    });
    expect(parse(createWalletLink.payload, endpointExamples['createWalletLink']?.payload)).toMatchObject({
      amount: '123450',
    });
  });

  it('names the charge to the confirmation in the confirmation’s own word', () => {
    expect(parse(chargeCard.data, { needValid: '1', repayRecordId: 12 })).toEqual({
      needsSmsCode: true,
      repaymentRecordId: '12',
    });
    expect(safeParse(chargeCard.data, { needValid: 1 }).success).toBe(false);
  });

  it('goes on to a page sent as text or as url', () => {
    expect(parse(createWalletLink.data, 'https://pay.test/')).toEqual({ url: 'https://pay.test/' });
    expect(parse(createWalletLink.data, { url: 'https://pay.test/' })).toEqual({ url: 'https://pay.test/' });
  });
});
