import { mayStart } from '#shared/attempt/attempt-state.ts';
import type { AttemptState } from '#shared/attempt/attempt-types.ts';
import { describe, expect, it } from 'vitest';
import { allowRetryWhenUnverified, isSameApplication, type Application } from './application-attempt.ts';
import { applicationStateOf, isApplying, mayApply, type ApplicationState } from './application-state.model.ts';
import { anApplication } from './testing/an-application.ts';
import { pesos } from './testing/loan-terms.ts';

const request = anApplication();
const record = { key: 'k1', request, startedAt: 1, stage: { kind: 'answerLost', since: 1 } } as const;
const error = { kind: 'rejected', code: '1', message: 'Not today' } as const;
const accepted = { kind: 'accepted', record, replaces: null } as const;
const unknown = { kind: 'unknown', record, refusal: null } as const;

const cases: readonly (readonly [string, AttemptState<Application>, ApplicationState])[] = [
  ['nothing was applied for', { kind: 'idle' }, { kind: 'idle' }],
  ['it is on its way', { kind: 'sending', record, replaces: null }, { kind: 'requesting' }],
  ['its order is being opened', { ...accepted, follow: 'opening' }, { kind: 'leaving' }],
  ['nothing opened its order', { ...accepted, follow: 'notOpened' }, { kind: 'applied', order: 'notOpened' }],
  ['it was come back to', { ...accepted, follow: 'returned' }, { kind: 'applied', order: 'returned' }],
  ['the app opened its order', { ...accepted, follow: 'opened' }, { kind: 'applied', order: 'delegatedToApp' }],
  ['refused', { kind: 'refused', request, refusal: error }, { kind: 'failed', error }],
  [
    'a check is under way',
    { kind: 'verifying', record, checkStartedAt: 1, refusal: null },
    { kind: 'checking', isReading: true },
  ],
  [
    'not found, and another check follows',
    { ...unknown, lastCheck: 'notFound', nextCheckAt: 9 },
    { kind: 'checking', isReading: false },
  ],
  ['not looked for yet', { ...unknown, lastCheck: 'none', nextCheckAt: null }, { kind: 'checking', isReading: false }],
  [
    'the last check is inconclusive',
    { ...unknown, lastCheck: 'unreadable', nextCheckAt: null },
    { kind: 'notFound', isSure: false, refusal: null },
  ],
  [
    'not found by the last check, and its repetition was refused',
    { kind: 'notArrived', record, lastCheck: 'notFound', nextCheckAt: null, refusal: error },
    { kind: 'notFound', isSure: true, refusal: error },
  ],
  ['its order is there', { kind: 'arrived', record, evidence: { orderNo: '9' } }, { kind: 'found', orderNo: '9' }],
];

describe('the application of an application', () => {
  it.each(cases)('%s', (_, state, application) => expect(applicationStateOf(state)).toEqual(application));

  it.each(cases)('offers Apply where the attempt may be started, and only there: %s', (_, state) => {
    const may = mayStart(state, allowRetryWhenUnverified);
    const application = applicationStateOf(state);
    expect(mayApply(application)).toBe(may !== 'no');
    // A second application is asked about.
    expect(application.kind === 'notFound').toBe(may === 'confirm');
    expect(mayApply(application) && isApplying(application)).toBe(false);
  });
});

describe('the key of a repetition', () => {
  it('is the same for the same terms, whatever was known of the orders', () => {
    expect(isSameApplication(request, anApplication({ ordersBefore: null }))).toBe(true);
  });

  it('is the same where an older release stored the first one without its variant', () => {
    expect(isSameApplication(anApplication({ variant: null }), request)).toBe(true);
  });

  it.each([
    { amount: pesos(600_000) },
    { amount: { minor: 500_000, currency: 'INR' as const } },
    { periods: 92 },
    { termUnit: 'weeks' },
    { variant: 'variant2' as const },
  ])('is another for other terms: %j', (changes) => {
    expect(isSameApplication(request, anApplication(changes))).toBe(false);
  });
});
