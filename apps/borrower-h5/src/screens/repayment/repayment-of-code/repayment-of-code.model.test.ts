import { describe, expect, it } from 'vitest';
import { aDefaultPayCode } from '#features/repayment/testing/a-repayment.ts';
import { checkOfLink, repaymentCodeOf, type OrderOfLink } from './repayment-of-code.model.ts';

const rules = { base: 'https://h5.test/repaymentOfCode', origins: ['https://pay.test', 'https://codes.test:8443'] };
const of = (fields: Record<string, string>) => repaymentCodeOf(new URLSearchParams(fields), rules);
const complete = { showType: '1', payCode: '8120340056789', payCodeImg: '/logo.svg', repayAmount: '5450.00' };

describe('repaymentCodeOf', () => {
  it('shows a code with showType 1', () => {
    expect(of(complete)).toEqual({
      kind: 'code',
      amount: { minor: 545_000, currency: 'PHP' },
      payCode: '8120340056789',
      channelImage: '/logo.svg',
    });
  });

  it.each(['2', '', '01', '1 ', 'one'])('shows the QR image with showType %j', (showType) => {
    expect(of({ ...complete, showType })).toEqual({
      kind: 'qr',
      amount: { minor: 545_000, currency: 'PHP' },
      picture: { kind: 'shown', src: '/logo.svg', isOwn: true },
    });
  });

  it('shows the QR image of a link that says nothing', () => {
    expect(of({})).toEqual({ kind: 'qr', amount: null, picture: { kind: 'missing' } });
  });

  it.each(['', '5,45O.OO', '0', '-5', '1e9', 'NaN', '5450.001', '9'.repeat(40), '<b>1</b>'])(
    'does not guess the amount %j',
    (repayAmount) => {
      expect(of({ ...complete, repayAmount })).toMatchObject({ amount: null });
    },
  );

  it.each(['8120-3400', 'PH20261120', 'A', ' 8120340056789 ', '8842 0017', 'PH20 2611 2000'])(
    'shows the code %j',
    (payCode) => {
      expect(of({ ...complete, payCode })).toMatchObject({ payCode: payCode.trim() });
    },
  );

  it.each([
    '',
    ' ',
    '<script>alert(1)</script>',
    'send to 0917 000 0000',
    'javascript:alert(1)',
    '8120\u202e340',
    '8842  0017',
    '8842\t0017',
    '8842\u00a00017',
    'GCash 0917 000 0000',
    `${'1'.repeat(32)} ${'1'.repeat(32)}`,
    '８１２０',
    '1'.repeat(65),
    '-1-',
  ])('does not show %j as a code', (payCode) => {
    expect(of({ ...complete, payCode })).toMatchObject({ payCode: null });
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '//evil.test/a.png'])(
    'does not load the image %j',
    (payCodeImg) => {
      expect(of({ ...complete, payCodeImg })).toMatchObject({ channelImage: null });
      expect(of({ payCodeImg })).toMatchObject({ picture: { kind: 'untrusted' } });
    },
  );

  it.each([
    ['/peace/__files/code/1.svg', true],
    ['https://h5.test/peace/code.svg', true],
    ['https://pay.test/code.png', false],
    ['https://codes.test:8443/code.png', false],
  ])('shows the picture to pay by %j, and whether it is its own: %j', (payCodeImg, isOwn) => {
    expect(of({ payCodeImg })).toMatchObject({ picture: { kind: 'shown', src: payCodeImg, isOwn } });
  });

  it.each([
    'https://evil.test/code.png',
    'http://pay.test/code.png',
    'https://codes.test/code.png',
    'https://pay.test.evil.test/code.png',
    'https://pay.test@evil.test/code.png',
    '/\t/evil.test/code.png',
  ])('does not show the picture to pay by %j', (payCodeImg) => {
    expect(of({ payCodeImg })).toMatchObject({ picture: { kind: 'untrusted' } });
  });

  it('shows no channel’s logo from elsewhere: it would lend its name to a code of anyone’s', () => {
    const payCodeImg = 'https://cdn.test/logo.png';
    expect(of({ ...complete, payCodeImg })).toMatchObject({ channelImage: null });
  });
});

describe('checkOfLink', () => {
  const code = of(complete);
  const amount = { minor: 545_000, currency: 'PHP' } as const;
  const due = { amount, defaultPayCode: aDefaultPayCode() };
  const check = (changes: Partial<OrderOfLink>, link = code) =>
    checkOfLink(link, { due, isCurrent: true, offer: 'offered', ...changes });

  it('confirms the order’s own code and amount, however the code is grouped', () => {
    expect(check({})).toBe('confirmed');
    expect(check({}, of({ ...complete, payCode: '8120-3400-56789' }))).toBe('confirmed');
    expect(check({}, of({ ...complete, repayAmount: '' }))).toBe('confirmed');
  });

  it('refuses another code first, then another amount', () => {
    const other = { ...complete, repayAmount: '99999.00' };
    expect(check({}, of(other))).toBe('notCurrent');
    expect(check({}, of({ ...other, showType: '2' }))).toBe('notCurrent');
    expect(check({}, of({ ...other, payCode: '9999' }))).toBe('differs');
    expect(check({ isCurrent: false }, of(other))).toBe('notCurrent');
  });

  it('has nothing to pay by where nothing is due, also for a link without an amount', () => {
    const nothing = { ...due, amount: { minor: 0, currency: 'PHP' } } as const;
    expect(check({ due: nothing }, of({ ...complete, repayAmount: '' }))).toBe('notCurrent');
  });

  it.each<[string, Partial<OrderOfLink>]>([
    ['nothing was read', { due: null }],
    ['it could not be read again', { isCurrent: false }],
    ['the payment could not be checked', { offer: 'old' }],
    ['the order has no code', { due: { ...due, defaultPayCode: null } }],
    ['the amount that is due cannot be read', { due: { ...due, amount: null } }],
  ])('confirms nothing where %s', (_, changes) => {
    expect(check(changes)).toBe('unconfirmed');
  });

  it('says before anything else that another payment was started, or that nothing is left to pay', () => {
    expect(check({ offer: 'otherPayment' }, of({ ...complete, payCode: '9999' }))).toBe('otherPayment');
    expect(check({ offer: 'over', due: null })).toBe('over');
  });
});
