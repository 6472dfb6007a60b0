import { describe, expect, it } from 'vitest';
import { createTranslator } from '../create-translator.ts';
import { commonMessages } from './common.ts';
import { loanConfirmMessages } from './loan-confirm.ts';
import { orderDetailsMessages } from './order-details.ts';
import { orderPromptMessages } from './order-prompt.ts';
import { promoMessages } from './promo.ts';
import { repayDelayMessages } from './repay-delay.ts';
import { repayMessages } from './repay.ts';
import { repaymentCodeMessages } from './repayment-code.ts';

describe("the original wording is the specification's, to the letter", () => {
  const text = createTranslator('original');
  it('Order Details (spec §2, §4)', () => {
    const t = text(orderDetailsMessages);
    const prompt = text(orderPromptMessages);
    expect([
      t('title'),
      t('loading'),
      t('repay'),
      t('repayment'),
      t('rolloverRepayment'),
      t('shortOfMoney'),
      t('borrowAgain'),
      t('moreProducts'),
      prompt('bindCard'),
      prompt('ratingRequired'),
    ]).toEqual([
      'Order Details',
      'loading...',
      'REPAY',
      'Repayment',
      'Rollover Repayment',
      'Short of money?',
      'Borrow Again',
      'Click to view more products',
      'Go and bind the card',
      'Silakan pilih',
    ]);
  });

  it('registration (spec §4)', () => {
    expect(text(promoMessages)('getCode')).toBe('get verification code');
  });

  it('loan confirm (spec §2)', () => {
    const t = text(loanConfirmMessages);
    expect([
      t('loanAmount'),
      t('loanInformation'),
      t('paymentInformation'),
      t('apply'),
      t('agreementCancel'),
      t('agreementAgree'),
      t('retentionTitle'),
      t('retentionAgree'),
      t('retentionCancel'),
    ]).toEqual([
      'Loan Amount',
      'Loan information',
      'Payment Information',
      'Apply',
      'Cancel',
      'Agree',
      'Point out',
      'Agree',
      'Cancel',
    ]);
  });

  it('repayment (spec §2)', () => {
    expect([text(repayMessages)('paymentMethod'), text(repayMessages)('payment')]).toEqual([
      'Payment Method',
      'Payment',
    ]);
    expect([text(commonMessages)('copy'), text(repaymentCodeMessages)('clickToCopy')]).toEqual([
      'Copy',
      'Click to Copy',
    ]);
    expect(text(commonMessages)('copied')).toBe('copy success');
    expect([text(commonMessages)('more'), text(commonMessages)('hide')]).toEqual(['more', 'hide']);
    expect(text(repayDelayMessages)('nextPaymentDate', { date: '2026-12-27' })).toBe(
      'Your next payment date is 2026-12-27',
    );
  });
});
