import { describe, expect, it } from 'vitest';
import { backAction, overlayFor, type OfferOverlay } from './offer-overlay.model.ts';

const idle = { kind: 'idle' } as const;
const nothing = { hasAgreement: false, hasPromo: false };
const everything = { hasAgreement: true, hasPromo: true };
const done = (...overlays: OfferOverlay[]) => new Set(overlays);

describe('overlayFor', () => {
  it('shows one after the other: agreement, promo, the question before leaving', () => {
    expect(overlayFor(everything, done(), true, idle)).toBe('agreement');
    expect(overlayFor(everything, done('agreement'), true, idle)).toBe('promo');
    expect(overlayFor(everything, done('agreement', 'promo'), true, idle)).toBe('retention');
    expect(overlayFor(everything, done('agreement', 'promo'), false, idle)).toBeNull();
  });

  it('shows nothing that was not asked for', () => {
    expect(overlayFor(nothing, done(), false, idle)).toBeNull();
  });

  it.each([
    { kind: 'requesting' },
    { kind: 'leaving' },
    { kind: 'checking' },
    { kind: 'applied', order: 'handedOver' },
    { kind: 'unknown' },
    { kind: 'unsure' },
  ] as const)('shows nothing over an application that is $kind', (phase) => {
    expect(overlayFor(everything, done(), true, phase)).toBeNull();
  });
});

describe('backAction', () => {
  it('closes what is open', () => {
    expect(backAction('agreement', true, idle)).toBe('close');
    expect(backAction('retention', true, idle)).toBe('close');
  });

  it('asks where the server wants it', () => {
    expect(backAction(null, true, idle)).toBe('ask');
    expect(backAction(null, false, idle)).toBe('go');
  });

  it('does not hold back who has applied', () => {
    expect(backAction(null, true, { kind: 'applied', order: 'returned' })).toBe('go');
    expect(backAction(null, true, { kind: 'requesting' })).toBe('go');
  });
});
