import { describe, expect, it } from 'vitest';
import { aDefaultPayCode } from '#features/payment/testing/a-repayment.ts';
import { repaymentCodeOf, verdictOfLink, type LinkContext } from './repayment-of-code.model.ts';

const rules = {
  base: 'https://h5.test/repaymentOfCode',
  folders: ['/peace', 'https://pay.test', 'https://codes.test:8443/qr'],
};
const of = (fields: Record<string, string>) => repaymentCodeOf(new URLSearchParams(fields), rules);
const complete = { showType: '1', payCode: '8120340056789', payCodeImg: '/peace/logo.svg', repayAmount: '5450.00' };

describe('repaymentCodeOf', () => {
  it('shows a code with showType 1', () => {
    expect(of(complete)).toEqual({
      kind: 'code',
      amount: { minor: 545_000, currency: 'PHP' },
      payCode: '8120340056789',
      channelImage: '/peace/logo.svg',
    });
  });

  it.each(['2', '', '01', '1 ', 'one'])('shows the QR image with showType %j', (showType) => {
    expect(of({ ...complete, showType })).toEqual({
      kind: 'qr',
      amount: { minor: 545_000, currency: 'PHP' },
      picture: { kind: 'shown', src: '/peace/logo.svg', isOwn: true },
    });
  });

  it('shows the QR image of a link that says nothing', () => {
    expect(of({})).toEqual({ kind: 'qr', amount: null, picture: { kind: 'missing' } });
    expect(of({ payCodeImg: ' ' })).toMatchObject({ picture: { kind: 'missing' } });
  });

  it.each(['', '5,45O.OO', '0', '-5', '1e9', 'NaN', '5450.001', '9'.repeat(40), '<b>1</b>'])(
    'does not guess the amount %j',
    (repayAmount) => {
      expect(of({ ...complete, repayAmount })).toMatchObject({ amount: null });
    },
  );

  it.each(['8120-3400', 'PH20261120', 'A', ' 8120340056789 ', '8842 0017', 'PH20 2611 2000', 'PH20 AB61'])(
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
    '8842 0017!',
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
    ['https://codes.test:8443/qr/code.png', false],
  ])('shows the picture to pay by %j, and whether it is its own: %j', (payCodeImg, isOwn) => {
    expect(of({ payCodeImg })).toMatchObject({ picture: { kind: 'shown', src: payCodeImg, isOwn } });
  });

  it.each([
    '/favicon.svg',
    'https://evil.test/code.png',
    'https://codes.test:8443/code.png',
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

describe('verdictOfLink', () => {
  const code = of(complete);
  const qr = of({ ...complete, showType: '2' });
  const amount = { minor: 545_000, currency: 'PHP' } as const;
  const due = { amount, defaultPayCode: aDefaultPayCode() };
  const confirmed = { kind: 'shown', doubt: null };
  const verdict = (changes: Partial<LinkContext>, link = code) =>
    verdictOfLink(link, { isOfApp: false, isOver: false, due, isCurrent: true, ...changes });

  it('has no doubt of the order’s own code and amount, however the code is grouped', () => {
    expect(verdict({})).toEqual(confirmed);
    expect(verdict({}, of({ ...complete, payCode: '8120-3400-56789' }))).toEqual(confirmed);
    expect(verdict({}, of({ ...complete, repayAmount: '' }))).toEqual(confirmed);
    const unread = { ...due, amount: null };
    expect(verdict({ due: unread }, of({ ...complete, repayAmount: '' }))).toEqual(confirmed);
    const letters = { ...due, defaultPayCode: aDefaultPayCode({ payCode: 'PH20261120' }) };
    expect(verdict({ due: letters }, of({ ...complete, payCode: 'ph20261120' }))).toEqual(confirmed);
  });

  it('says of a link first that the order has another code, then that another amount is due', () => {
    const other = { ...complete, repayAmount: '99999.00' };
    const doubt = (query: typeof other, changes = {}) => verdict(changes, of(query));
    expect(doubt(other)).toEqual({ kind: 'shown', doubt: 'otherAmount' });
    expect(doubt({ ...other, showType: '2' })).toEqual({ kind: 'shown', doubt: 'otherAmount' });
    expect(doubt({ ...other, payCode: '9999' })).toEqual({ kind: 'shown', doubt: 'otherCode' });
    expect(doubt(other, { isCurrent: false })).toEqual({ kind: 'shown', doubt: 'otherAmount' });
  });

  it('says that another amount is due where nothing is, also of a link without an amount', () => {
    const nothing = { ...due, amount: { minor: 0, currency: 'PHP' } } as const;
    expect(verdict({ due: nothing }, of({ ...complete, repayAmount: '' }))).toMatchObject({ doubt: 'otherAmount' });
  });

  it.each<[string, Partial<LinkContext>]>([
    ['names no order, or nothing was read', { due: null }],
    ['could not be read again', { isCurrent: false }],
    ['is of an order without a code', { due: { ...due, defaultPayCode: null } }],
    ['is of an order whose amount cannot be read', { due: { ...due, amount: null } }],
  ])('shows a link that %s as one that may be anyone’s', (_, changes) => {
    expect(verdict(changes)).toEqual({ kind: 'shown', doubt: 'notCompared' });
  });

  it('never takes a picture that came with a link for the order’s', () => {
    expect(verdict({}, qr)).toEqual({ kind: 'shown', doubt: 'notCompared' });
    expect(verdict({ due: null }, qr)).toEqual({ kind: 'shown', doubt: 'notCompared' });
  });

  it('doubts nothing that a screen of this app led to', () => {
    for (const link of [code, qr, of({ ...complete, payCode: '09171234567' })]) {
      expect(verdict({ isOfApp: true, due: null }, link)).toEqual(confirmed);
    }
  });

  it.each([
    '09171234567',
    '639171234567',
    '9171234567',
    '00639171234567',
    '0063-917-123-4567',
    '6309171234567',
    '63-0917-123-4567',
    '09171234567-0',
    '0917.123.4567',
    '0917 123 4567',
    'PAY-09171234567',
  ])('does not show %s of a link: anyone may have that wallet', (payCode) => {
    const unsafe = { kind: 'hidden', reason: 'unsafe' };
    expect(verdict({ due: null }, of({ ...complete, payCode }))).toEqual(unsafe);
    expect(verdict({}, of({ ...complete, payCode }))).toEqual(unsafe);
  });

  it('shows a mobile number that is the order’s own code', () => {
    const defaultPayCode = aDefaultPayCode({ payCode: '09171234567' });
    expect(verdict({ due: { amount, defaultPayCode } }, of({ ...complete, payCode: '0917-123-4567' }))).toEqual(
      confirmed,
    );
  });

  it.each([
    ['a code that cannot be read', { ...complete, payCode: '<b>' }, 'payCodeMissing'],
    ['no picture', { showType: '2' }, 'imageMissing'],
    ['a picture from elsewhere', { showType: '2', payCodeImg: 'https://evil.test/code.png' }, 'unsafe'],
  ])('shows nothing of %s', (_, query, reason) => {
    for (const isOfApp of [true, false]) expect(verdict({ isOfApp }, of(query))).toEqual({ kind: 'hidden', reason });
  });

  it('shows nothing once nothing is left to pay', () => {
    for (const isOfApp of [true, false]) {
      expect(verdict({ isOfApp, isOver: true })).toEqual({ kind: 'hidden', reason: 'over' });
    }
  });
});
