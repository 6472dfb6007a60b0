import { describe, expect, it } from 'vitest';
import { isUnderWay, mayPay, payStep, type PayEvent, type PayFailure, type PayPhase } from './paying.model.ts';

const payment = { amount: { minor: 545_000, currency: 'PHP' }, channelNumber: '90001' } as const;
const settlement = { kind: 'closed', title: 'Repaid', description: 'Thank you.' } as const;
const rejected: PayFailure = { kind: 'call', error: { kind: 'rejected', code: '1', message: 'No.' } };
const linkRefused: PayFailure = { kind: 'linkRefused' };

const phases: Record<PayPhase['kind'], PayPhase> = {
  idle: { kind: 'idle' },
  requesting: { kind: 'requesting' },
  leaving: { kind: 'leaving' },
  rereading: { kind: 'rereading', after: 'answerLost' },
  unknown: { kind: 'unknown', doubt: 'answerLost' },
  failed: { kind: 'failed', failure: linkRefused },
  checked: { kind: 'checked', doubt: 'returned' },
  settled: { kind: 'settled', settlement },
};
const TURN = 7;
const at = (phase: PayPhase, event: PayEvent) => payStep({ turn: TURN, phase }, event);
const all = Object.values(phases);

describe('payStep', () => {
  it.each(all)('takes a tap on Payment in $kind only where paying is offered', (phase) => {
    const { paying, effect } = at(phase, { kind: 'payTapped', payment });
    if (!mayPay(phase)) return expect({ paying, effect }).toEqual({ paying: { turn: TURN, phase }, effect: null });
    expect(paying.phase.kind).toBe('requesting');
    expect(effect).toEqual({ kind: 'request', turn: TURN + 1, payment });
  });

  it('offers paying nowhere where something is under way, in doubt, or settled', () => {
    expect(all.filter(mayPay).map(({ kind }) => kind)).toEqual(['idle', 'failed', 'checked']);
    expect(all.filter(isUnderWay).map(({ kind }) => kind)).toEqual(['requesting', 'leaving', 'rereading']);
  });

  it('opens the link that was asked for', () => {
    const { paying, effect } = at(phases.requesting, { kind: 'linked', turn: TURN, link: 'https://pay.test/1' });
    expect(paying.phase.kind).toBe('leaving');
    expect(effect).toEqual({ kind: 'leave', turn: TURN + 1, link: 'https://pay.test/1' });
  });

  it.each(all)('does not open a link that comes too late, in $kind', (phase) => {
    expect(at(phase, { kind: 'linked', turn: TURN - 1, link: 'https://pay.test/1' }).effect).toBeNull();
  });

  it('says that a link was not opened, and offers paying again', () => {
    const { paying } = at(phases.leaving, { kind: 'notOpened', turn: TURN, failure: linkRefused });
    expect(paying.phase).toEqual({ kind: 'failed', failure: linkRefused });
  });

  it.each([
    [{ kind: 'lost', turn: TURN }, 'answerLost'],
    [{ kind: 'refused', turn: TURN, error: { kind: 'rejected', code: '1', message: 'No.' } }, rejected],
  ] as const)('reads the order again after %o', (event, after) => {
    const { paying, effect } = at(phases.requesting, event);
    expect(paying.phase).toEqual({ kind: 'rereading', after });
    expect(effect).toEqual({ kind: 'reread', turn: TURN + 1 });
  });

  it.each([
    ['answerLost', 'payable', { kind: 'checked', doubt: 'answerLost' }],
    ['returned', 'payable', { kind: 'checked', doubt: 'returned' }],
    ['answerLost', 'unreadable', { kind: 'unknown', doubt: 'answerLost' }],
    ['returned', 'unreadable', { kind: 'unknown', doubt: 'returned' }],
    // Nothing is in doubt after a clear no, whatever the order says or does not.
    [rejected, 'payable', { kind: 'failed', failure: rejected }],
    [rejected, 'unreadable', { kind: 'failed', failure: rejected }],
  ] as const)('after %o and an order that is %s', (after, kind, phase) => {
    const { paying } = at({ kind: 'rereading', after }, { kind: 'reread', turn: TURN, reread: { kind } });
    expect(paying.phase).toEqual(phase);
  });

  it.each(['answerLost', 'returned', rejected] as const)('is settled after %o when the server says so', (after) => {
    const reread = { kind: 'settled', settlement } as const;
    const { paying } = at({ kind: 'rereading', after }, { kind: 'reread', turn: TURN, reread });
    expect(paying.phase).toEqual({ kind: 'settled', settlement });
  });

  it.each([
    ['leaving', 'seen', 'returned'],
    ['leaving', 'thawed', 'returned'],
    ['requesting', 'thawed', 'answerLost'],
    ['rereading', 'thawed', 'answerLost'],
    ['unknown', 'seen', 'answerLost'],
    ['unknown', 'arrived', 'answerLost'],
    ['checked', 'seen', 'returned'],
    ['settled', 'arrived', 'returned'],
  ] as const)('reads the order again when the borrower comes back in %s (%s)', (kind, how, after) => {
    expect(at(phases[kind], { kind: how }).paying.phase).toEqual({ kind: 'rereading', after });
  });

  it.each([
    ['requesting', 'seen'],
    ['rereading', 'seen'],
    ['settled', 'seen'],
    ['idle', 'thawed'],
    ['failed', 'seen'],
  ] as const)('leaves %s alone when the page is seen again (%s)', (kind, how) => {
    expect(at(phases[kind], { kind: how })).toEqual({ paying: { turn: TURN, phase: phases[kind] }, effect: null });
  });

  it.each([
    [phases.requesting, { kind: 'unknown', doubt: 'answerLost' }],
    [phases.leaving, { kind: 'unknown', doubt: 'returned' }],
    [
      { kind: 'rereading', after: 'returned' },
      { kind: 'unknown', doubt: 'returned' },
    ],
    [{ kind: 'rereading', after: rejected }, { kind: 'idle' }],
  ] as const)('waits for nothing once the screen was left in %o', (phase, then) => {
    const { paying, effect } = at(phase, { kind: 'wentAway' });
    expect(paying.phase).toEqual(then);
    expect(effect).toEqual({ kind: 'giveUp' });
  });

  it('forgets messages when the screen was left, and doubts not', () => {
    expect(at(phases.failed, { kind: 'wentAway' }).paying.phase).toEqual({ kind: 'idle' });
    expect(at(phases.checked, { kind: 'wentAway' }).paying.phase).toEqual({ kind: 'unknown', doubt: 'returned' });
    expect(at(phases.unknown, { kind: 'wentAway' }).paying.phase).toEqual(phases.unknown);
    expect(at(phases.settled, { kind: 'wentAway' }).paying.phase).toEqual(phases.settled);
  });

  it('forgets a failure that was read, and nothing else', () => {
    const dismissed = all.filter((phase) => at(phase, { kind: 'dismissed' }).paying.phase !== phase);
    expect(dismissed.map(({ kind }) => kind)).toEqual(['failed']);
  });
});
