import { describe, expect, it } from 'vitest';
import { repaymentCodeOf } from './repayment-of-code.model.ts';

const of = (fields: Record<string, string>) => repaymentCodeOf(new URLSearchParams(fields));
const complete = { showType: '1', payCode: '8120340056789', payCodeImg: '/logo.svg', repayAmount: '5450.00' };

describe('repaymentCodeOf', () => {
  it('shows a code with showType 1', () => {
    expect(of(complete)).toEqual({
      kind: 'code',
      amount: { kind: 'read', amount: { minor: 545_000, currency: 'PHP' } },
      payCode: '8120340056789',
      channelImage: '/logo.svg',
    });
  });

  it.each(['2', '', '01', '1 ', 'one'])('shows the QR image with showType %j', (showType) => {
    expect(of({ ...complete, showType })).toEqual({
      kind: 'qr',
      amount: { kind: 'read', amount: { minor: 545_000, currency: 'PHP' } },
      qrImage: '/logo.svg',
    });
  });

  it('shows the QR image of a link that says nothing', () => {
    expect(of({})).toEqual({ kind: 'qr', amount: { kind: 'none' }, qrImage: null });
  });

  it.each(['', '5,45O.OO', '0', '-5', '1e9', 'NaN', '5450.001', '9'.repeat(40), '<b>1</b>'])(
    'does not guess the amount %j',
    (repayAmount) => {
      expect(of({ ...complete, repayAmount })).toMatchObject({ amount: { kind: 'unreadable' } });
    },
  );

  it.each(['8120-3400', 'PH20261120', 'A', ' 8120340056789 '])('shows the code %j', (payCode) => {
    expect(of({ ...complete, payCode })).toMatchObject({ payCode: payCode.trim() });
  });

  it.each([
    '',
    ' ',
    '<script>alert(1)</script>',
    'send to 0917 000 0000',
    'javascript:alert(1)',
    '8120\u202e340',
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
      expect(of({ payCodeImg })).toMatchObject({ qrImage: null });
    },
  );
});
