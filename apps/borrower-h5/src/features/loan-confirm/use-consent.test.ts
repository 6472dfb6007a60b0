import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered, consentUnder, noConsent, type Consent } from './use-consent.ts';

describe('consentUnder', () => {
  it.each([true, false])('begins as the box does: %j', (isAgreedInitially) => {
    expect(consentUnder(noConsent, 'a', isAgreedInitially)).toEqual({
      isAgreed: isAgreedInitially,
      terms: 'a',
      hasChanged: false,
    });
  });

  it('keeps what was answered before the terms were there', () => {
    expect(consentUnder(answered(noConsent, false), 'a', true).isAgreed).toBe(false);
  });

  it('clears a tick under terms that changed, and reports that until it is answered', () => {
    const ticked = consentUnder(noConsent, 'a', true);
    const cleared = consentUnder(ticked, 'b', true);
    expect(cleared).toEqual({ isAgreed: false, terms: 'b', hasChanged: true });
    expect(consentUnder(cleared, 'a', true)).toMatchObject({ isAgreed: false, hasChanged: true });
    expect(answered(cleared, true)).toEqual({ isAgreed: true, terms: 'b', hasChanged: false });
  });

  it('says nothing of a change without a tick', () => {
    const unticked = answered(consentUnder(noConsent, 'a', true), false);
    expect(consentUnder(unticked, 'b', true)).toEqual({ isAgreed: false, terms: 'b', hasChanged: false });
  });

  it('is never a consent to other terms than those of the last tick', () => {
    const step = fc.oneof(
      fc.constantFrom('a', 'b', 'c').map((terms) => ({ terms })),
      fc.boolean().map((isAgreed) => ({ isAgreed })),
    );
    fc.assert(
      fc.property(fc.array(step), fc.boolean(), (steps, isAgreedInitially) => {
        let consent: Consent = noConsent;
        let agreedTo: string | null = null;
        for (const next of steps) {
          const before = consent.terms;
          consent =
            'terms' in next ? consentUnder(consent, next.terms, isAgreedInitially) : answered(consent, next.isAgreed);
          if ('isAgreed' in next) agreedTo = next.isAgreed ? consent.terms : null;
          else if (before === null && consent.isAgreed) agreedTo = next.terms;
          if (consent.isAgreed && consent.terms !== null) expect(consent.terms).toBe(agreedTo);
        }
      }),
    );
  });
});
