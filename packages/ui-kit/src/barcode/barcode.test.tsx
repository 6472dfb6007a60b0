import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Barcode } from './barcode.tsx';
import { scanBars } from './testing/scan-bars.ts';

/** The path of the drawn symbol and its length in modules. */
function drawn() {
  const symbol = screen.getByRole('img');
  const [, , width, height] = (symbol.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const total = Math.max(width ?? 0, height ?? 0);
  return { path: symbol.querySelector('path')?.getAttribute('d') ?? '', total, isAcross: height === 1 };
}

const draw = (code: string) => render(<Barcode code={code} label="Barcode" fallback="no barcode" />);

describe('Barcode', () => {
  it.each([
    '8120340056789',
    '812034005678',
    '7',
    'PH2026112000012345',
    'abcDEF-0123456789_x',
    '00000000000000000000',
    ' a"<&>\' ~',
    'LONG-REFERENCE-2026-11-20-0001234567',
  ])('is read as %j by a scanner', (code) => {
    draw(code);
    const { path, total } = drawn();
    expect(scanBars(path, total)).toBe(code);
  });

  it('is read as what it was drawn from, whatever that is', () => {
    const codes = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(codes, (code) => {
        const { unmount } = draw(code);
        const { path, total } = drawn();
        unmount();
        expect(scanBars(path, total)).toBe(code);
      }),
    );
  });

  it('leaves ten light modules on each side', () => {
    draw('8120340056789');
    const { path, total } = drawn();
    const bars = [...path.matchAll(/M(\d+) 0h(\d+)/g)].map(([, from, width]) => [Number(from), Number(width)] as const);
    const [last, lastWidth] = bars.at(-1) ?? [0, 0];
    expect(bars[0]?.[0]).toBe(10);
    expect(total - last - lastWidth).toBe(10);
  });

  it('sets digits two to a character, so that twenty of them fit across the screen', () => {
    draw('01234567890123456789');
    expect(drawn()).toMatchObject({ total: 165, isAcross: true });
  });

  it('turns a long symbol along the screen', () => {
    draw('LONG-REFERENCE-2026-11-20-0001234567');
    expect(drawn().isAcross).toBe(false);
  });

  it.each(['', 'naïve', '₱100', 'tab\t', 'x'.repeat(60)])('draws no barcode of %j', (code) => {
    draw(code);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('no barcode')).toBeInTheDocument();
  });
});
