import { describe, expect, it } from 'vitest';
import {
  noticeOf,
  paidReportOf,
  type PaidOrder,
  paidOrderOf,
  type PaymentPage,
  paymentPageOf,
  pendingWordsOf,
} from './payment-page.model.ts';
import type { PaymentPhase, PendingPhase } from './payment-phase.ts';
import type { PaymentMethod } from './payment-record.ts';
import { aPendingPayment, aPendingPhase, anInstalmentArrived } from './testing/a-payment.ts';
import { aDefaultPayCode, aDelayInfo, aPeriodInfo } from './testing/a-repayment.ts';

const amount = { minor: 545_000, currency: 'PHP' } as const;
const order: PaidOrder = { amount, isUnread: false, isAgainConfirmed: false, isPlain: false, hasCode: false };
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

type Shown = Pick<PaymentPage, 'start' | 'code' | 'due' | 'mayReport'> & {
  readonly bar: string;
  readonly sheet: boolean;
  readonly help: string;
};

const open = { sheet: true, code: 'offered', due: 'whole', help: '', mayReport: true } as const;
const free: Shown = { ...open, start: 'yes', bar: 'pay' };
const paying: Shown = { ...free, start: 'no' };
// Another payment stays beside a pending one: its tap asks first.
const asks: Shown = { ...free, start: 'confirm', bar: 'check notPaid', sheet: false, due: 'brief', help: 'code pay' };
const unsure: Shown = { ...asks, bar: 'check nothing' };
const inert: Shown = { ...unsure, start: 'no', help: 'code' };
const closed: Shown = { ...paying, bar: 'order', sheet: false, code: 'over', due: 'hidden', mayReport: false };

const arrived: Shown = { ...free, mayReport: false };

/** A phase, and what a page says and offers in it while the order is known as it is now. */
const rows: readonly (readonly [string, PaymentPhase, notice: string, Shown])[] = [
  ['nothing was started', { kind: 'idle' }, 'none', free],
  ['a link is requested', { kind: 'requesting', means: link }, 'none', { ...paying, bar: 'paying requesting' }],
  ['a card is charged', { kind: 'requesting', means: card }, 'none', { ...paying, bar: 'paying charging' }],
  [
    'a card’s charge is confirmed',
    { kind: 'requesting', means: { ...card, kind: 'confirmation', recordId: '1', entry: '1' } },
    'none',
    { ...paying, bar: 'paying charging' },
  ],
  ['a link is opened', { kind: 'opening' }, 'none', { ...paying, bar: 'paying opening' }],
  ['a payment was refused', { kind: 'failed', failure: refusal }, 'none', free],
  ['a page was opened', paidBy(link), 'openedTitle stepNotSeen notFound', asks],
  ['a page was opened a moment ago', paidBy(link, { check: 'none' }), 'openedTitle stepWaiting waiting', asks],
  ['a code was copied', paidBy(code, { check: 'none' }), 'copiedTitle null waitingCode', { ...asks, help: 'pay' }],
  [
    'a card may be charged',
    paidBy(card, { check: 'none', mayCancel: false }),
    'pendingTitle stepWaiting ifCard',
    unsure,
  ],
  ['what is owed has changed', paidBy(link, { check: 'changed' }), 'openedTitle stepNotSeen changed', asks],
  ['it could not be checked', paidBy(link, { check: 'unreadable' }), 'openedTitle stepNotChecked unreadable', asks],
  ['it is checked', paidBy(link, { check: 'running' }), 'openedTitle stepChecking waiting', asks],
  ['its response was lost', lost(), 'lostTitle stepChecking lostChecking', inert],
  [
    'its response was lost, and nothing was seen',
    lost({ check: 'notFound', mayPayAgain: true }),
    'lostNotSeenTitle stepNotSeen lostNotSeen',
    unsure,
  ],
  [
    'its response was lost, and it could not be checked',
    lost({ check: 'unreadable' }),
    'lostTitle stepNotChecked unreadable',
    inert,
  ],
  [
    'its response was lost, and what is owed has changed',
    lost({ check: 'changed', mayPayAgain: true }),
    'lostTitle stepNotSeen changed',
    unsure,
  ],
  [
    'only another release can read it',
    aPendingPhase({ payment: null, mayCancel: false }),
    'pendingTitle stepNotSeen notFound',
    unsure,
  ],
  [
    'only another release can read it, and it was not looked for',
    aPendingPhase({ payment: null, mayCancel: false, check: 'none' }),
    'pendingTitle stepWaiting waiting',
    unsure,
  ],
  [
    'only another release can read it, and its response was lost',
    lost({ payment: null }),
    'lostTitle stepChecking unreadChecking',
    inert,
  ],
  [
    'another window sends it',
    lost({ isElsewhere: true, check: 'notFound' }),
    'elsewhereTitle stepWaiting elsewhere',
    inert,
  ],
  [
    'the order cannot be paid beside it',
    aPendingPhase({ notPayableReason: reason, mayPayAgain: false }),
    'openedTitle stepNotSeen notFound',
    { ...closed, bar: 'check order' },
  ],
  ['an instalment arrived', anInstalmentArrived(), 'arrived', { ...arrived, bar: 'next instalment' }],
  [
    'an extension arrived',
    { ...anInstalmentArrived(), payment: aPendingPayment({ purpose: 'extension' }) },
    'arrived',
    { ...arrived, bar: 'next' },
  ],
  ['the last payment arrived', over, 'arrived', { ...closed, bar: 'done' }],
  ['the same amount is due later', movedOn(true), 'movedOn', free],
  ['the same amount is due later, and the order cannot be paid', movedOn(false), 'movedOn', closed],
  ['the order cannot be paid', { kind: 'settled', notPayableReason: reason }, 'settled', closed],
];

const barText = ({ bar }: PaymentPage) => {
  if (bar.kind === 'check') return `check ${bar.beside}`;
  if (bar.kind === 'next') return bar.isInstalment ? 'next instalment' : 'next';
  if (bar.kind === 'pay') return bar.isByCode ? 'pay by code' : bar.isOrderUnread ? 'pay of unread' : 'pay';
  return bar.kind === 'paying' ? `paying ${bar.step}` : bar.kind;
};
const wordsOf = ({ notice }: PaymentPage) => (notice.kind === 'pending' ? pendingWordsOf(notice) : null);
const noticeText = (page: PaymentPage) => {
  const words = wordsOf(page);
  return words ? `${words.title} ${words.step} ${words.text}` : page.notice.kind;
};

const helpText = ({ help }: PaymentPage) => [help?.hasCode && 'code', help?.mayPay && 'pay'].filter(Boolean).join(' ');

describe('a repayment page', () => {
  it.each(rows)('where %s', (_, phase, notice, expected) => {
    const page = paymentPageOf(phase, order, done);
    const { start, sheet, code: offer, due, mayReport } = page;
    const texts = { bar: barText(page), help: helpText(page) };
    expect({ start, ...texts, sheet: sheet.isPossible, code: offer, due, mayReport }).toEqual(expected);
    expect(noticeText(page)).toBe(notice);
  });

  it.each([
    ['a page was opened', paidBy(link), 'check pay'],
    ['its response was lost', lost(), 'check inertPay'],
    ['the last payment arrived', over, 'order'],
  ] as const)('has another payment in its bar in the specification’s wording, where %s', (_, phase, bar) => {
    const page = paymentPageOf(phase, { ...order, isPlain: true, hasCode: true }, done);
    expect([barText(page), page.help]).toEqual([bar, null]);
  });

  it.each([
    ['comes first', {}, { kind: 'idle' }, 'pay by code'],
    ['follows in the specification’s wording', { isPlain: true }, { kind: 'idle' }, 'pay'],
    ['follows where the order’s status could not be read', { isUnread: true }, { kind: 'idle' }, 'pay of unread'],
    ['follows another payment that was confirmed', { isAgainConfirmed: true }, paidBy(link), 'pay'],
  ] as const)('of an order with a pay code: the code %s', (_, changes, phase, bar) => {
    expect(barText(paymentPageOf(phase, { ...order, hasCode: true, ...changes }, done))).toBe(bar);
  });

  it.each([
    ['says so', { kind: 'idle' }, 'nothing', 'order'],
    ['checks a pending payment', paidBy(link), 'brief', 'check notPaid'],
    ['shows an arrival first', anInstalmentArrived(), 'whole', 'order'],
  ] as const)('of which nothing is due %s', (_, phase, due, bar) => {
    const page = paymentPageOf(phase, { ...order, amount: { ...amount, minor: 0 } }, done);
    expect([page.due, barText(page), page.mayReport]).toEqual([due, bar, false]);
  });

  it('knows from what is due whether a pay code repays the order', () => {
    const withCode = { defaultPayCode: aDefaultPayCode() };
    expect(paidOrderOf(aPeriodInfo(withCode), 'en')).toEqual({ amount, isPlain: false, hasCode: true });
    expect(paidOrderOf(aPeriodInfo(), 'original')).toMatchObject({ isPlain: true, hasCode: false });
    expect(paidOrderOf(aDelayInfo(withCode), 'fil')).toMatchObject({ amount: { minor: 45_000 }, hasCode: false });
    expect(paidOrderOf(null, 'en')).toMatchObject({ amount: null, hasCode: false });
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
    expect(page.sheet).toMatchObject({ isPossible: true, failure: refusal });
  });

  it('without an amount are read again', () => {
    const { bar } = paymentPageOf({ kind: 'idle' }, { ...order, amount: null }, done);
    expect(bar).toEqual({ kind: 'reread', isOld: false, isUnreadable: true });
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
  expect(sheet).toMatchObject({ failure: refusal, isPossible: true });
});

it('another payment that was confirmed has no row in the help any more', () => {
  expect(paymentPageOf(aPendingPhase(), order, done).help).not.toBeNull();
  expect(paymentPageOf(aPendingPhase(), { ...order, isAgainConfirmed: true }, done).help).toBeNull();
});

it('that nothing is due is said where nothing else is', () => {
  const nothing = { ...order, amount: { minor: 0, currency: 'PHP' } } as const;
  const dueIn = (phase: PaymentPhase) => paymentPageOf(phase, nothing, done).due;
  expect(dueIn({ kind: 'idle' })).toBe('nothing');
  expect(dueIn({ kind: 'requesting', means: link })).toBe('whole');
  expect(dueIn(anInstalmentArrived())).toBe('whole');
});

it('a pending payment is reported with its amount, or with what is due where it is not known', () => {
  const notice = (payment: PendingPhase['payment']) => noticeOf(aPendingPhase({ payment }));
  const payment = aPendingPayment();
  expect(paidReportOf(notice(payment), null)).toEqual({ amount: payment.amount, reportedAt: null });
  expect(paidReportOf(notice(null), amount)).toEqual({ amount, reportedAt: null });
  expect(paidReportOf({ kind: 'none' }, amount)).toBeUndefined();
});
