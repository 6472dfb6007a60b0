import type { ApiError } from '@peace/api-client';
import { describe, expect, it } from 'vitest';
import { chargeStep, chargingFrom, isAtCode, mayPay, secondsToResend } from './charging.model.ts';
import type { ChargeEffect, ChargeEvent, Charging, ChargePhase } from './charging.ts';
import { aCharge } from './testing/a-way.ts';

/** An event without its turn: the one of the moment is meant. */
type Now<Event> = Event extends { readonly turn: number } ? Omit<Event, 'turn'> : Event;

/** The event as an answer to this turn. */
function inTurn(event: Now<ChargeEvent>, turn: number): ChargeEvent {
  switch (event.kind) {
    case 'committed':
    case 'confirmed':
    case 'linked':
    case 'refused':
    case 'lost':
    case 'notLeft':
    case 'handedOver':
    case 'reread':
      return { ...event, turn };
    default:
      return event;
  }
}

/** What came of some events, one after the other. */
function after(events: readonly Now<ChargeEvent>[], start: Charging = chargingFrom(null)) {
  const effects: ChargeEffect[] = [];
  let charging = start;
  for (const event of events) {
    const step = chargeStep(charging, inTurn(event, charging.turn));
    charging = step.charging;
    if (step.effect) effects.push(step.effect);
  }
  return { charging, phase: charging.phase, effects, last: effects.at(-1) };
}

const pay = { kind: 'payTapped', cardId: '301', repayToken: 'token-1', at: 0 } as const;
const needsCode = { kind: 'committed', needsSmsCode: true, recordId: 'record-1', at: 1000 } as const;
const charged = { ...needsCode, needsSmsCode: false } as const;
const confirm = { kind: 'confirmTapped', code: '123456' } as const;
const lost = { kind: 'lost' } as const;
const reread = (standing: 'payable' | 'settled' | 'unreadable') => ({ kind: 'reread', standing }) as const;
const refused = (code: string) =>
  ({ kind: 'refused', error: { kind: 'rejected', code, message: 'No.' } satisfies ApiError }) as const;

describe('a card', () => {
  it('is charged with the token, and a code asked for', () => {
    expect(after([pay]).effects).toEqual([
      { kind: 'commit', turn: 1, place: 'page', cardId: '301', repayToken: 'token-1', sendsCode: true },
    ]);
  });

  it('is charged once, however often Payment is tapped', () => {
    expect(after([pay, pay, { kind: 'walletTapped' }]).effects).toHaveLength(1);
  });

  it('that needs no code leads to the order', () => {
    const { phase, last, charging } = after([pay, charged]);
    expect(phase.kind).toBe('done');
    expect(last?.kind).toBe('finish');
    expect(charging.charge).toBeNull();
  });

  it('that needs a code opens its dialog, and the confirmation leads to the order', () => {
    expect(isAtCode(after([pay, needsCode]).phase)).toBe(true);
    const { effects, phase } = after([pay, needsCode, confirm, { kind: 'confirmed' }]);
    expect(effects[1]).toEqual({ kind: 'confirm', turn: 3, recordId: 'record-1', code: '123456' });
    expect(phase.kind).toBe('done');
  });
});

describe('a code', () => {
  it('is confirmed once, however often that is tapped', () => {
    expect(after([pay, needsCode, confirm, confirm]).effects.filter(({ kind }) => kind === 'confirm')).toHaveLength(1);
  });

  it('may be sent again after a minute, for the same charge', () => {
    const early = after([pay, needsCode, { kind: 'resendTapped', at: 60_999 }]);
    expect(early.phase.kind).toBe('coding');
    const { last, phase } = after([pay, needsCode, { kind: 'resendTapped', at: 61_000 }]);
    expect(last).toMatchObject({ kind: 'commit', cardId: '301', repayToken: 'token-1', sendsCode: true });
    expect(isAtCode(phase)).toBe(true);
  });

  it('is not sent twice within a minute by closing the dialog and paying again with the same card', () => {
    const closed = [pay, needsCode, { kind: 'dismissed' }] as const;
    expect(after([...closed, { ...pay, at: 30_000 }]).last).toMatchObject({ kind: 'commit', sendsCode: false });
    expect(after([...closed, { ...pay, at: 61_000 }]).last).toMatchObject({ kind: 'commit', sendsCode: true });
    expect(after([...closed, { ...pay, cardId: '302', at: 30_000 }]).last).toMatchObject({ sendsCode: true });
  });

  it('keeps its countdown where none was sent', () => {
    const again = after([pay, needsCode, { kind: 'dismissed' }, { ...pay, at: 30_000 }, { ...needsCode, at: 31_000 }]);
    expect(again.charging.charge?.codeSentAt).toBe(1000);
  });

  it('that is wrong says so and can be typed again', () => {
    expect(after([pay, needsCode, confirm, refused('800006')]).phase).toEqual({
      kind: 'coding',
      problem: { kind: 'wrongCode' },
    });
  });

  it('that is refused otherwise shows why', () => {
    expect(after([pay, needsCode, confirm, refused('99')]).phase).toMatchObject({ problem: { kind: 'refused' } });
  });
});

describe('a lost answer', () => {
  const lostCommit = [pay, lost] as const;

  it('is followed by reading the order, never by a request of its own', () => {
    const { last, phase } = after(lostCommit);
    expect(last?.kind).toBe('reread');
    expect(mayPay(phase)).toBe(false);
  });

  it('leads to the order where the order is settled', () => {
    expect(after([...lostCommit, reread('settled')]).phase.kind).toBe('done');
  });

  it('lets pay again where it is not, under the same token', () => {
    const again = after([...lostCommit, reread('payable'), { ...pay, repayToken: 'token-2' }]);
    expect(again.last).toMatchObject({ kind: 'commit', repayToken: 'token-1' });
  });

  it('lets nothing be paid while the order cannot be read, but checked again', () => {
    const { phase, charging } = after([...lostCommit, reread('unreadable')]);
    expect(mayPay(phase)).toBe(false);
    expect(after([{ kind: 'checkTapped' }], charging).last?.kind).toBe('reread');
  });

  it('to a confirmation leaves the dialog open to confirm the same charge', () => {
    const { charging, phase } = after([pay, needsCode, confirm, lost, reread('payable')]);
    expect(phase).toEqual({ kind: 'coding', problem: { kind: 'checked' } });
    expect(after([confirm], charging).last).toMatchObject({ kind: 'confirm', recordId: 'record-1' });
  });
});

describe('a refusal', () => {
  it('reads again before it is shown, and gives the token up', () => {
    const { effects, phase, charging } = after([pay, refused('99'), reread('payable')]);
    expect(effects.map(({ kind }) => kind)).toEqual(['commit', 'reread']);
    expect(phase).toMatchObject({ kind: 'failed' });
    expect(after([{ ...pay, repayToken: 'token-2' }], charging).last).toMatchObject({ repayToken: 'token-2' });
  });

  it.each([
    ['commit', [pay, refused('800005')]],
    ['confirmation', [pay, needsCode, confirm, refused('800005')]],
  ] as const)('of a %s that was made already offers no other', (_, events) => {
    const { phase } = after([...events, reread('payable')]);
    expect(phase).toEqual({ kind: 'unknown', doubt: 'submitted', place: 'page' });
    expect(after([...events, reread('settled')]).phase.kind).toBe('done');
  });

  it('of the wallet’s link keeps the token of a charge in doubt', () => {
    const doubted = [pay, lost, reread('payable'), { kind: 'walletTapped' }, refused('99'), reread('payable')] as const;
    expect(after([...doubted, { ...pay, repayToken: 'token-2' }]).last).toMatchObject({ repayToken: 'token-1' });
  });
});

describe('the wallet', () => {
  const linked = [{ kind: 'walletTapped' }, { kind: 'linked', url: 'https://pay.test/' }] as const;

  it('leaves for the payment company’s page', () => {
    expect(after(linked).last).toMatchObject({ kind: 'leave', url: 'https://pay.test/' });
  });

  it.each(['thawed', 'seen'] as const)('reads the order when the page is %s', (kind) => {
    expect(after([...linked, { kind }]).last?.kind).toBe('reread');
  });

  it('says why nothing opened', () => {
    expect(after([...linked, { kind: 'notLeft', failure: { kind: 'linkRefused' } }]).phase.kind).toBe('failed');
  });

  it('offers to check where the app took the link', () => {
    expect(after([...linked, { kind: 'handedOver' }]).phase).toMatchObject({ kind: 'unknown', doubt: 'returned' });
  });
});

describe('coming back', () => {
  it('from the SMS disturbs nothing', () => {
    const { charging } = after([pay, needsCode]);
    expect(after([{ kind: 'seen' }, { kind: 'thawed' }], charging).charging).toBe(charging);
  });

  it('to a page that was frozen during a request reads the order', () => {
    expect(after([pay, { kind: 'thawed' }]).last?.kind).toBe('reread');
    expect(after([pay, { kind: 'seen' }]).phase.kind).toBe('committing');
  });

  it('to a page that was killed at the code opens the dialog again, once the order was read', () => {
    const start = chargingFrom(aCharge());
    expect(after([confirm, pay], start).effects).toEqual([]);
    const { phase, effects } = after([{ kind: 'seen' }, reread('payable')], start);
    expect(effects.map(({ kind }) => kind)).toEqual(['reread']);
    expect(phase).toEqual({ kind: 'coding', problem: null });
  });

  it('to a page that was killed during a commit reads the order', () => {
    const { phase } = after([{ kind: 'seen' }, reread('payable')], chargingFrom(aCharge({ recordId: null })));
    expect(phase).toMatchObject({ kind: 'checked', doubt: 'answerLost' });
  });

  it('to a page whose dialog had been closed begins anew', () => {
    expect(chargingFrom(aCharge({ isAwaited: false })).phase.kind).toBe('idle');
  });
});

it('ignores what answers an earlier turn', () => {
  const { charging } = after([pay, lost]);
  const late = chargeStep(charging, { ...charged, turn: 1 });
  expect(late).toEqual({ charging, effect: null });
});

it('keeps a doubt on the page when the dialog is closed over it', () => {
  const { phase } = after([pay, needsCode, confirm, lost, reread('unreadable'), { kind: 'dismissed' }]);
  expect(phase satisfies ChargePhase).toEqual({ kind: 'unknown', doubt: 'answerLost', place: 'page' });
});

describe('secondsToResend', () => {
  it.each([
    [null, 5, 0],
    [1000, 1000, 60],
    [1000, 1001, 60],
    [1000, 2000, 59],
    [1000, 60_999, 1],
    [1000, 61_000, 0],
    [1000, 500, 0],
  ])('of a code sent at %s is, at %i, %i', (sentAt, now, seconds) => {
    expect(secondsToResend(sentAt, now)).toBe(seconds);
  });
});
