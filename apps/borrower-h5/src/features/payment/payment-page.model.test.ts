import { describe, expect, it } from 'vitest';
import { noticeOf, type PaidOrder, type PaymentPage, paymentPageOf, pendingWordsOf } from './payment-page.model.ts';
import type { PaymentPhase, PendingPhase } from './payment-phase.ts';
import type { PaymentMethod } from './payment-record.ts';
import { aPendingPayment, aPendingPhase, anInstalmentArrived } from './testing/a-payment.ts';

const amount = { minor: 545_000, currency: 'PHP' } as const;
const order: PaidOrder = { amount, isUnread: false, isAgainConfirmed: false };
const done = { kind: 'done' } as const;
const running = { kind: 'running' } as const;
const failed = { kind: 'failed', error: { kind: 'network' }, readAt: null } as const;
const reason = { kind: 'closed', title: 'Repaid', description: '' } as const;
const card = {
  kind: 'card',
  cardId: '1',
  bankName: 'B',
  ending: '1',
  repayToken: 't',
  couponId: '',
  sendsCode: true,
} as const;
const code: PaymentMethod = { kind: 'code', name: 'Isla Bills' };
const link = aPendingPayment().means;
const refusal = { kind: 'linkRefused' } as const;

const paidBy = (means: PaymentMethod, changes: Partial<PendingPhase> = {}) =>
  aPendingPhase({ payment: aPendingPayment({ means }), ...changes });
const lost = (changes: Partial<PendingPhase> = {}) =>
  aPendingPhase({ isLost: true, mayPayAgain: false, mayCancel: false, check: 'running', ...changes });
const movedOn = (isNextPayable: boolean): PaymentPhase => ({
  kind: 'movedOn',
  before: null,
  next: { amount, date: '2026-12-27' },
  isNextPayable,
});
const over: PaymentPhase = {
  ...anInstalmentArrived(),
  evidence: { kind: 'settled', notPayableReason: reason },
  isNextPayable: false,
};

type Shown = Pick<PaymentPage, 'start' | 'code' | 'due'> & {
  readonly notice: string;
  readonly bar: string;
  readonly sheet: boolean;
};

const free: Shown = { start: 'yes', notice: 'none', bar: 'pay', sheet: true, code: 'offered', due: 'whole' };
const paying: Shown = { ...free, start: 'no' };
// Payment Method stays beside a pending payment: its tap asks first.
const asks: Shown = { ...free, start: 'confirm', bar: 'check pay', sheet: false, due: 'brief' };
const inert: Shown = { ...asks, start: 'no', bar: 'check inertPay' };
const closed: Shown = { ...paying, bar: 'order', sheet: false, code: 'over', due: 'hidden' };

/** A phase, and what a page shows and offers in it while the order is known as it is now. */
const rows: readonly (readonly [string, PaymentPhase, Shown])[] = [
  ['nothing was started', { kind: 'idle' }, free],
  ['a link is requested', { kind: 'requesting', means: link }, { ...paying, bar: 'paying requesting' }],
  ['a card is charged', { kind: 'requesting', means: card }, { ...paying, bar: 'paying charging' }],
  [
    'a card’s charge is confirmed',
    { kind: 'requesting', means: { ...card, kind: 'confirmation', recordId: '1', entry: '1' } },
    { ...paying, bar: 'paying charging' },
  ],
  ['a link is opened', { kind: 'opening' }, { ...paying, bar: 'paying opening' }],
  ['a payment was refused', { kind: 'failed', failure: refusal }, free],
  ['a page was opened', paidBy(link), { ...asks, notice: 'openedTitle stepNotSeen notFound' }],
  [
    'a page was opened a moment ago',
    paidBy(link, { check: 'none' }),
    { ...asks, notice: 'openedTitle stepWaiting waiting' },
  ],
  ['a code was copied', paidBy(code, { check: 'none' }), { ...asks, notice: 'copiedTitle null waitingCode' }],
  [
    'a card may be charged',
    paidBy(card, { check: 'none', mayCancel: false }),
    { ...asks, notice: 'pendingTitle stepWaiting ifCard' },
  ],
  [
    'what is owed has changed',
    paidBy(link, { check: 'changed' }),
    { ...asks, notice: 'openedTitle stepNotSeen changed' },
  ],
  [
    'it could not be checked',
    paidBy(link, { check: 'unreadable' }),
    { ...asks, notice: 'openedTitle stepNotChecked unreadable' },
  ],
  ['it is checked', paidBy(link, { check: 'running' }), { ...asks, notice: 'openedTitle stepChecking waiting' }],
  ['its response was lost', lost(), { ...inert, notice: 'lostTitle stepChecking lostChecking' }],
  [
    'its response was lost, and nothing was seen',
    lost({ check: 'notFound', mayPayAgain: true }),
    { ...asks, notice: 'lostNotSeenTitle stepNotSeen lostNotSeen' },
  ],
  [
    'its response was lost, and it could not be checked',
    lost({ check: 'unreadable' }),
    { ...inert, notice: 'lostTitle stepNotChecked unreadable' },
  ],
  [
    'its response was lost, and what is owed has changed',
    lost({ check: 'changed', mayPayAgain: true }),
    { ...asks, notice: 'lostTitle stepNotSeen changed' },
  ],
  [
    'only another release can read it',
    aPendingPhase({ payment: null, mayCancel: false }),
    { ...asks, notice: 'pendingTitle stepNotSeen notFound' },
  ],
  [
    'only another release can read it, and it was not looked for',
    aPendingPhase({ payment: null, mayCancel: false, check: 'none' }),
    { ...asks, notice: 'pendingTitle stepWaiting waiting' },
  ],
  [
    'only another release can read it, and its response was lost',
    lost({ payment: null }),
    { ...inert, notice: 'lostTitle stepChecking unreadChecking' },
  ],
  [
    'another window sends it',
    lost({ isElsewhere: true, check: 'notFound' }),
    { ...inert, notice: 'elsewhereTitle stepWaiting elsewhere' },
  ],
  [
    'the order cannot be paid beside it',
    aPendingPhase({ notPayableReason: reason, mayPayAgain: false }),
    { ...closed, notice: 'openedTitle stepNotSeen notFound', bar: 'check order' },
  ],
  ['an instalment arrived', anInstalmentArrived(), { ...free, notice: 'arrived', bar: 'next instalment' }],
  [
    'an extension arrived',
    { ...anInstalmentArrived(), payment: aPendingPayment({ purpose: 'extension' }) },
    { ...free, notice: 'arrived', bar: 'next' },
  ],
  ['the last payment arrived', over, { ...closed, notice: 'arrived' }],
  ['the same amount is due later', movedOn(true), { ...free, notice: 'movedOn' }],
  ['the same amount is due later, and the order cannot be paid', movedOn(false), { ...closed, notice: 'movedOn' }],
  ['the order cannot be paid', { kind: 'settled', notPayableReason: reason }, { ...closed, notice: 'settled' }],
];

const barText = ({ bar }: PaymentPage) => {
  if (bar.kind === 'check') return `check ${bar.beside}`;
  if (bar.kind === 'next') return bar.isInstalment ? 'next instalment' : 'next';
  return bar.kind === 'paying' ? `paying ${bar.step}` : bar.kind;
};
const wordsOf = ({ notice }: PaymentPage) => (notice.kind === 'pending' ? pendingWordsOf(notice) : null);
const noticeText = (page: PaymentPage) => {
  const words = wordsOf(page);
  return words ? `${words.title} ${words.step} ${words.text}` : page.notice.kind;
};

describe('a repayment page', () => {
  it.each(rows)('where %s', (_, phase, expected) => {
    const page = paymentPageOf(phase, order, done);
    const { start, sheet, code: offer, due } = page;
    expect({ start, notice: noticeText(page), bar: barText(page), sheet: sheet.isPossible, code: offer, due }).toEqual(
      expected,
    );
  });

  it('says of a pending payment whether it is looked for, and whether it can be cancelled', () => {
    for (const [check, mayCancel] of [
      ['running', true],
      ['notFound', false],
    ] as const) {
      const page = paymentPageOf(aPendingPhase({ check, mayCancel }), order, done);
      const isChecking = check === 'running';
      expect(page).toMatchObject({ bar: { isChecking }, notice: { check, mayCancel }, sheet: { isChecking } });
    }
    expect(noticeOf(aPendingPhase())).toMatchObject({ mayCheck: true });
  });

  it.each([
    [{ kind: 'requesting', means: link }, 'paying'],
    [{ kind: 'opening' }, 'opening'],
    [{ kind: 'idle' }, 'checking'],
  ] as const)('says on the button of the sheet what is under way: %j', (phase, payingLabel) => {
    expect(paymentPageOf(phase, order, done).sheet).toMatchObject({
      payingLabel,
      isChecking: false,
      isOld: false,
      failure: null,
    });
  });

  it('offers no sheet of a settled order, whatever was confirmed before', () => {
    const settled = { kind: 'settled', notPayableReason: reason } as const;
    expect(paymentPageOf(settled, { ...order, isAgainConfirmed: true }, done).sheet.isPossible).toBe(false);
  });

  it('names what it asks about: what was started, copied or lost', () => {
    const questionOf = (phase: PaymentPhase) => wordsOf(paymentPageOf(phase, order, done))?.question;
    expect(questionOf(paidBy(link))).toBe('againPending');
    expect(questionOf(paidBy(code))).toBe('againCopied');
    expect(questionOf(paidBy(code, { isLost: true }))).toBe('againLost');
  });

  it('offers to pay once another payment is confirmed, and only names the first one', () => {
    const page = paymentPageOf(aPendingPhase(), { ...order, isAgainConfirmed: true }, done);
    expect(page).toMatchObject({ bar: { kind: 'pay' }, sheet: { isPossible: true }, due: 'whole' });
    expect(page.notice).toMatchObject({ mayCheck: false, mayCancel: false });
    expect(wordsOf(page)).toMatchObject({ step: null, text: 'againChosen' });
  });
});

describe('old or unreadable figures', () => {
  it('are read again before they are paid', () => {
    for (const { phase } of [{ phase: { kind: 'idle' } }, { phase: anInstalmentArrived() }] as const) {
      const page = paymentPageOf(phase, order, failed);
      expect(page).toMatchObject({
        bar: { kind: 'reread', isOld: true, isUnreadable: false },
        sheet: { isPossible: false, isOld: true },
        code: 'old',
      });
    }
    expect(paymentPageOf(aPendingPhase(), order, failed)).toMatchObject({ bar: { kind: 'check' }, code: 'old' });
  });

  it('do not take a refusal away before it is read', () => {
    const page = paymentPageOf({ kind: 'failed', failure: refusal }, order, failed);
    expect(page.sheet).toMatchObject({ isPossible: true, failure: refusal, isLinkRefused: true });
  });

  it('without an amount are read again; where nothing is to be paid, the page leads to the order', () => {
    expect(paymentPageOf({ kind: 'idle' }, { ...order, amount: null }, done).bar).toEqual({
      kind: 'reread',
      isOld: false,
      isUnreadable: true,
    });
    expect(paymentPageOf({ kind: 'idle' }, { ...order, amount: { ...amount, minor: 0 } }, done).bar).toEqual({
      kind: 'order',
    });
  });

  it('are paid where the order’s status alone could not be read', () => {
    expect(paymentPageOf({ kind: 'idle' }, { ...order, isUnread: true }, done).bar).toEqual({
      kind: 'pay',
      isOrderUnread: true,
    });
  });

  it('are not paid while they are read, or while a pending payment is checked', () => {
    expect(paymentPageOf({ kind: 'idle' }, order, running).sheet.isChecking).toBe(true);
    expect(paymentPageOf(aPendingPhase({ check: 'running' }), order, done).sheet.isChecking).toBe(true);
  });

  it('of a settled order take its code away', () => {
    expect(paymentPageOf({ kind: 'settled', notPayableReason: reason }, order, failed).code).toBe('over');
  });
});

it('a refusal of a repetition is shown while the first payment is in doubt', () => {
  const { sheet } = paymentPageOf(aPendingPhase({ failure: refusal }), { ...order, isAgainConfirmed: true }, done);
  expect(sheet).toMatchObject({ failure: refusal, isLinkRefused: true, isPossible: true });
  const other = paymentPageOf({ kind: 'failed', failure: { kind: 'notOpened' } }, order, done).sheet;
  expect(other.isLinkRefused).toBe(false);
});
