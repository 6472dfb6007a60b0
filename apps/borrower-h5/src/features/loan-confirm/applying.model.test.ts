import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStep, isUnderWay, mayApply, notApplying } from './applying.model.ts';
import type { ApplyEffect, ApplyEvent, Applying, ApplyPhase, Trace } from './applying.model.ts';
import { traceOf } from './order-trace.ts';
import { isFresh } from './pending-application.ts';
import { pesos } from './testing/loan-terms.ts';

const application = { amount: pesos(500_000), periods: 91, termUnit: 'days' };
const tap: ApplyEvent = { kind: 'applyTapped', application };
const accepted: ApplyEvent = { kind: 'accepted', link: '/loanDetail?orderId=9001' };
const error = { kind: 'rejected', code: '1', message: 'Not today' } as const;

/** Event by event; an answer is to the turn that is on when it comes. */
function after(...events: ((turn: number) => ApplyEvent)[]): { phase: ApplyPhase; effect: ApplyEffect | null } {
  let step: { applying: Applying; effect: ApplyEffect | null } = { applying: notApplying, effect: null };
  for (const event of events) step = applyStep(step.applying, event(step.applying.turn));
  return { phase: step.applying.phase, effect: step.effect };
}

const tapped = () => tap;
const lost = (turn: number): ApplyEvent => ({ kind: 'lost', turn });
const refused = (turn: number): ApplyEvent => ({ kind: 'refused', turn, error });
const checked =
  (trace: Trace) =>
  (turn: number): ApplyEvent => ({ kind: 'checked', turn, trace });
const stayed = (turn: number): ApplyEvent => ({ kind: 'stayed', turn, departure: 'notOpened' });
const handedOver = (turn: number): ApplyEvent => ({ kind: 'stayed', turn, departure: 'handedOver' });
const just = (kind: 'thawed' | 'seen' | 'checkTapped' | 'offerTapped' | 'remembered') => (): ApplyEvent => ({ kind });

describe('applying', () => {
  it('sends the application at a tap, and nothing at a second one', () => {
    expect(after(tapped).effect).toMatchObject({ kind: 'request', application });
    expect(after(tapped, tapped)).toEqual({ phase: { kind: 'requesting' }, effect: null });
  });

  it('leaves for the order once it is accepted', () => {
    expect(after(tapped, () => accepted)).toMatchObject({
      phase: { kind: 'leaving' },
      effect: { kind: 'leave', link: accepted.link },
    });
  });

  it('is over when the link leads nowhere, and may not be sent again', () => {
    const { phase } = after(tapped, () => accepted, stayed);
    expect(phase).toEqual({ kind: 'applied', order: 'notOpened' });
    expect(mayApply(phase)).toBe(false);
  });

  it('rests where the native app took the link', () => {
    const { phase } = after(tapped, () => accepted, handedOver);
    expect(phase).toEqual({ kind: 'applied', order: 'handedOver' });
    expect(mayApply(phase)).toBe(false);
  });

  it('may be sent again after a clear no', () => {
    const { phase } = after(tapped, refused);
    expect(phase).toEqual({ kind: 'failed', error });
    expect(mayApply(phase)).toBe(true);
  });

  it('looks for the order when the answer was lost, and sends nothing', () => {
    expect(after(tapped, lost)).toMatchObject({ phase: { kind: 'checking' }, effect: { kind: 'check' } });
  });

  it.each([
    [{ kind: 'found', orderNo: '9001' } as const, { kind: 'found', orderNo: '9001' }, false],
    [{ kind: 'none' } as const, { kind: 'notFound' }, true],
    [{ kind: 'unsure' } as const, { kind: 'unsure' }, false],
    [{ kind: 'unreadable' } as const, { kind: 'unknown' }, false],
  ])('after a lost answer, %j comes to %j', (trace, expected, isOffered) => {
    const { phase } = after(tapped, lost, checked(trace));
    expect(phase).toEqual(expected);
    expect(mayApply(phase)).toBe(isOffered);
  });

  it('checks again when asked to, or when the page is seen again', () => {
    const unreadable = checked({ kind: 'unreadable' });
    expect(after(tapped, lost, unreadable, just('checkTapped')).phase).toEqual({ kind: 'checking' });
    expect(after(tapped, lost, unreadable, just('seen')).phase).toEqual({ kind: 'checking' });
  });

  it('goes back to the offer only where the borrower says to have looked', () => {
    expect(after(tapped, lost, checked({ kind: 'unsure' }), just('offerTapped')).phase).toEqual({ kind: 'idle' });
    expect(after(tapped, lost, checked({ kind: 'unreadable' }), just('offerTapped')).phase).toEqual({
      kind: 'unknown',
    });
  });

  it('out of the cache nothing is in progress: what was under way is looked up', () => {
    expect(after(tapped, just('thawed')).effect).toMatchObject({ kind: 'check' });
    expect(after(tapped, () => accepted, just('thawed')).phase).toEqual({ kind: 'applied', order: 'returned' });
    expect(after(just('thawed')).phase).toEqual({ kind: 'idle' });
  });

  it('from behind another app, it keeps waiting', () => {
    expect(after(tapped, just('seen')).phase).toEqual({ kind: 'requesting' });
  });

  it('hears late that it was accepted', () => {
    expect(after(tapped, just('thawed'), checked({ kind: 'none' }), () => accepted).phase).toEqual({
      kind: 'leaving',
    });
  });

  it('takes no other late answer', () => {
    expect(after(tapped, just('thawed'), () => lost(1)).phase).toEqual({ kind: 'checking' });
    expect(after(tapped, just('thawed'), () => refused(1)).phase).toEqual({ kind: 'checking' });
  });

  it('looks up what an earlier page sent', () => {
    expect(after(just('remembered')).effect).toMatchObject({ kind: 'check' });
  });

  it('whatever happens: one application a tap, none while another may be under way, and always a way on', () => {
    const turns = fc.integer({ min: 0, max: 6 });
    const traces = fc.constantFrom<Trace>(
      { kind: 'found', orderNo: '1' },
      { kind: 'none' },
      { kind: 'unsure' },
      { kind: 'unreadable' },
    );
    const events = fc.oneof(
      fc.constantFrom<ApplyEvent>(tap, accepted, { kind: 'thawed' }, { kind: 'seen' }, { kind: 'checkTapped' }),
      fc.constantFrom<ApplyEvent>({ kind: 'offerTapped' }, { kind: 'remembered' }),
      turns.map(lost),
      turns.map(refused),
      turns.map(stayed),
      fc.tuple(turns, traces).map(([turn, trace]) => checked(trace)(turn)),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (history) => {
        let applying = notApplying;
        for (const event of history) {
          const step = applyStep(applying, event);
          if (step.effect?.kind === 'request') {
            expect(event).toBe(tap);
            expect(mayApply(applying.phase)).toBe(true);
          }
          if (isUnderWay(step.applying.phase)) expect(mayApply(step.applying.phase)).toBe(false);
          applying = step.applying;
        }
        const { kind } = applying.phase;
        const waysOn = ['unknown', 'unsure', 'found', 'applied'];
        expect(mayApply(applying.phase) || isUnderWay(applying.phase) || waysOn.includes(kind)).toBe(true);
      }),
    );
  });
});

describe('traceOf', () => {
  const order = (orderNo: string, productName = 'Lakas Loan') => ({ orderNo, productName });

  it.each([
    ['the orders could not be read', ['1'], null, { kind: 'unreadable' }],
    ['nothing is new', ['1'], [order('1')], { kind: 'none' }],
    ['one is new', ['1'], [order('2'), order('1')], { kind: 'found', orderNo: '2' }],
    ['several are new: its own', ['1'], [order('3', 'Other'), order('2')], { kind: 'found', orderNo: '2' }],
    ['one is new, under another name', [], [order('3', 'Other')], { kind: 'found', orderNo: '3' }],
    ['nothing was known before', null, [order('1')], { kind: 'unsure' }],
    ['nothing was known before, and there is nothing', null, [], { kind: 'none' }],
  ] as const)('%s', (_, before, orders, expected) => {
    expect(traceOf(before, orders, 'Lakas Loan')).toEqual(expected);
  });
});

describe('isFresh', () => {
  it.each([
    [0, true],
    [3_599_999, true],
    [3_600_000, false],
    [-1, false],
  ])('%i ms after it was sent: %s', (age, expected) => {
    expect(isFresh({ sentAt: 1_000_000, before: null }, 1_000_000 + age)).toBe(expected);
  });
});
