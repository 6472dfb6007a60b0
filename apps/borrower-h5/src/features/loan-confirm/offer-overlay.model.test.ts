import { describe, expect, it } from 'vitest';
import { addressToCheck, agreementPageOf, backAction, overlayFor, type OfferOverlay } from './offer-overlay.model.ts';

const idle = { kind: 'idle' } as const;
const nothing = { hasAgreement: false, hasPromo: false };
const everything = { hasAgreement: true, hasPromo: true };
const done = (...overlays: OfferOverlay[]) => new Set(overlays);

describe('the page of an agreement', () => {
  const window = { location: { href: 'https://h5.test/loanConfirm?productId=1', origin: 'https://h5.test' } };
  const own = 'https://h5.test/peace/agreement?id=1';

  it.each([
    ['/peace/agreement?id=1', own],
    ['https://h5.test/peace/agreement?id=1', own],
    ['https://lender.test/agreement', null],
    ['/peace/agreement.PDF?id=1', null],
    ['javascript:alert(1)', null],
  ])('%s is checked at %s', (link, address) => {
    expect(addressToCheck(window, link)).toBe(address);
  });

  it.each([
    ['/peace/agreement?id=1', 'checking', { kind: 'checking' }],
    ['/peace/agreement?id=1', 'failed', { kind: 'failed' }],
    ['/peace/agreement?id=1', 'document', { kind: 'document' }],
    ['/peace/agreement?id=1', 'page', { kind: 'framed', frame: own }],
    ['/peace/agreement.pdf', 'page', { kind: 'document' }],
    ['https://lender.test/a.pdf', 'checking', { kind: 'document' }],
    ['https://lender.test/a', 'checking', { kind: 'unchecked', frame: 'https://lender.test/a' }],
    ['javascript:alert(1)', 'page', { kind: 'refused' }],
  ] as const)('%s, whose check says %s, is shown as %j', (link, found, page) => {
    expect(agreementPageOf(window, link, found)).toEqual({ link, ...page });
  });
});

describe('overlayFor', () => {
  it('shows one after the other: agreement, promo, the question before leaving', () => {
    expect(overlayFor(everything, done(), 'retention', idle)).toBe('agreement');
    expect(overlayFor(everything, done('agreement'), 'retention', idle)).toBe('promo');
    expect(overlayFor(everything, done('agreement', 'promo'), 'retention', idle)).toBe('retention');
    expect(overlayFor(everything, done('agreement', 'promo'), null, idle)).toBeNull();
  });

  it('opens no overlay that the offer does not ask for', () => {
    expect(overlayFor(nothing, done(), null, idle)).toBeNull();
  });

  it('asks about a second application only while the outcome of the first is not known', () => {
    const notFound = { kind: 'notFound', isSure: true, refusal: null } as const;
    expect(overlayFor(nothing, done(), 'applyAgain', notFound)).toBe('applyAgain');
    expect(overlayFor(nothing, done(), 'applyAgain', idle)).toBeNull();
  });

  it.each([
    { kind: 'requesting' },
    { kind: 'leaving' },
    { kind: 'checking', isReading: false },
    { kind: 'applied', order: 'delegatedToApp' },
    { kind: 'found', orderNo: '9001' },
  ] as const)('shows nothing over an application that is $kind', (application) => {
    expect(overlayFor(everything, done(), 'retention', application)).toBeNull();
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
