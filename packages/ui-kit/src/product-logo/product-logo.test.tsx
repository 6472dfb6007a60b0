import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initialOf, ProductLogo } from './product-logo.tsx';

const picture = () => screen.getByRole('presentation');

const loading = (isComplete: boolean) =>
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(isComplete);

describe('ProductLogo', () => {
  beforeEach(() => {
    loading(false);
  });

  it.each(['', null, undefined])('is the initial when the address is %j', (src) => {
    render(<ProductLogo src={src} name="Salapi Lane" />);
    expect(screen.getByText('S')).toHaveAttribute('aria-hidden', 'true');
  });

  it('becomes the initial when the picture does not load, and tries again with another address', () => {
    const { rerender } = render(<ProductLogo src="/broken.png" name="Salapi Lane" />);
    fireEvent.error(picture());
    expect(screen.getByText('S')).toBeInTheDocument();

    rerender(<ProductLogo src="/other.png" name="Salapi Lane" />);
    expect(picture()).toHaveAttribute('src', '/other.png');
  });

  it('becomes the initial when the picture had failed before hydration', async () => {
    loading(true);
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('broken', 'EncodingError'));
    render(<ProductLogo src="/broken.png" name="Salapi Lane" />);
    expect(await screen.findByText('S')).toBeInTheDocument();
  });

  it('stays the picture when that has no size of its own', async () => {
    loading(true);
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
    render(<ProductLogo src="/logo.svg" name="Salapi Lane" />);
    await decode.mock.results[0]?.value;
    expect(picture()).toHaveAttribute('src', '/logo.svg');
  });
});

it('one company’s tiles have one colour', () => {
  const { container } = render(
    <>
      <ProductLogo name="GCash" />
      <ProductLogo name="GCash e-wallet" />
    </>,
  );
  const [wallet, channel] = container.querySelectorAll('[style]');
  expect(channel?.getAttribute('style')).toBe(wallet?.getAttribute('style'));
});

describe('initialOf', () => {
  it.each([
    ['salapi', 'S'],
    [' “Ñandú”', 'Ñ'],
    ['7-Eleven', '7'],
    ['— —', ''],
    ['', ''],
  ])('of %j is %j', (name, initial) => expect(initialOf(name)).toBe(initial));
});
