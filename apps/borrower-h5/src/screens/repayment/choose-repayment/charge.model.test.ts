import type { ApiError } from '@peace/api-client';
import { describe, expect, it } from 'vitest';
import { secondsToResend } from './card-code.ts';
import { asListed, chargeOf, confirmationOf, refusalText, resendOf } from './charge.model.ts';
import { aCard, aCardCode } from './testing/a-way.ts';
import { card, confirmation, idle, notArrived, record, type State } from './testing/charge-states.ts';

describe('a charge', () => {
  const context = { state: idle, code: null, repayToken: 'token-2', couponId: 'c-1', now: 30_000 };

  it('carries the coupon, and the token of the ways where no outcome is unknown', () => {
    expect(chargeOf(aCard(), context)).toMatchObject({
      couponId: 'c-1',
      repayToken: 'token-2',
      sendsCode: true,
      ending: '4321',
    });
  });

  it('keeps the token of a charge whose outcome is unknown, or that waits for its code', () => {
    const unknown: State = { ...notArrived, record: record(card) };
    expect(chargeOf(aCard(), { ...context, state: unknown })).toMatchObject({ repayToken: 'token-1' });
    expect(chargeOf(aCard(), { ...context, code: aCardCode() })).toMatchObject({ repayToken: 'token-1' });
    const ofCode = aCardCode({ repayToken: 'token-3' });
    expect(chargeOf(aCard(), { ...context, state: unknown, code: ofCode })).toMatchObject({ repayToken: 'token-1' });
  });

  it('sends no second SMS within a minute, for the same card', () => {
    const code = aCardCode({ codeSentAt: 0, isAwaited: false });
    expect(chargeOf(aCard(), { ...context, code }).sendsCode).toBe(false);
    expect(chargeOf(aCard(), { ...context, code, now: 60_000 }).sendsCode).toBe(true);
    expect(chargeOf(aCard({ id: '302' }), { ...context, code }).sendsCode).toBe(true);
  });
});

describe('what is sent of a card’s entry', () => {
  const listed = (changes: Parameters<typeof aCard>[0]) => asListed(card, [aCard({ id: card.cardId, ...changes })]);

  it.each([
    ['number', { cardNo: '4111 1111 1111 4322' }],
    ['mask', { cardNo: '**** **** **** 4321' }],
    ['bank', { bankCode: 'OTHER' }],
  ])('makes it another request where the %s is another one', (_, changes) => {
    const before = listed({ cardNo: '4111 1111 1111 4321' });
    expect(listed({ cardNo: '4111 1111 1111 4321' })).toEqual(before);
    expect(listed(changes)).not.toEqual(before);
  });

  it.each([
    ['4111111111114321', '############4321'],
    ['4111 1111 1111 4321', '#### #### #### 4321'],
    ['**** **** **** 4321', '**** **** **** 4321'],
  ])('is stored without the number: of %s, %s', (cardNo, masked) => {
    expect(listed({ cardNo, bankCode: 'ISB' })).toMatchObject({ listed: `ISB ${masked}` });
  });

  it('is that of the card that is charged, and nothing for another way to pay', () => {
    const cards = [aCard({ id: '302', bankCode: 'OTHER' }), aCard({ id: card.cardId })];
    expect(asListed(card, cards)).toMatchObject({ listed: 'ISB **** **** **** 4321' });
    expect(asListed(confirmation, cards)).toBe(confirmation);
    expect(asListed(card, [])).toBe(card);
  });
});

it('a code is sent for the charge that it was sent to', () => {
  expect(confirmationOf(aCardCode(), 'entry-1')).toEqual({
    kind: 'confirmation',
    cardId: '301',
    bankName: 'Isla Savings Bank',
    ending: '4321',
    repayToken: 'token-1',
    recordId: 'record-1',
    entry: 'entry-1',
  });
});

it.each<[string, ApiError, string]>([
  ['in the server’s words', { kind: 'rejected', code: '7', message: 'The card has expired.' }, 'The card has expired.'],
  ['as failed where the server has none', { kind: 'rejected', code: '7', message: '' }, 'Failed.'],
  ['as failed without a response', { kind: 'network' }, 'Failed.'],
])('a charge that was not started is told %s', (_, error, text) => expect(refusalText(error, 'Failed.')).toBe(text));

it('another SMS is asked for a minute after the last one, under the charge’s token', () => {
  const code = aCardCode({ codeSentAt: 0, couponId: 'c-1' });
  expect(resendOf(code, 59_000)).toBeNull();
  expect(resendOf(code, 60_000)).toEqual({
    kind: 'card',
    cardId: '301',
    bankName: 'Isla Savings Bank',
    ending: '4321',
    repayToken: 'token-1',
    couponId: 'c-1',
    sendsCode: true,
  });
});

describe('secondsToResend', () => {
  it.each([
    [null, 0, 0],
    [0, 0, 60],
    [0, 59_001, 1],
    [0, 60_000, 0],
    // The device's clock was set back.
    [10_000, 5_000, 0],
  ])('sent at %j, at %j, is %j', (sentAt, now, expected) => expect(secondsToResend(sentAt, now)).toBe(expected));
});
