import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Figure } from './figure.tsx';

let measure = () => {};

afterEach(() => vi.unstubAllGlobals());

/** A line of this width, with a figure as wide as this in it. */
function show(figure: string, line: number, width: number) {
  class Sizes {
    constructor(onSize: () => void) {
      measure = onSize;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Sizes);
  const view = render(<Figure className="amount">{figure}</Figure>);
  const element = view.container.querySelector('.amount') ?? expect.fail('There is no figure.');
  Object.defineProperties(element, { clientWidth: { value: line }, scrollWidth: { value: width } });
  act(() => measure());
  return view;
}

it.each([
  ['₱15,250.75', '₱|15,|250.75|'],
  ['₱1,234,567,890.12', '₱|1,|234,|567,|890.12|'],
  ['₹500.00', '₹|500.00|'],
  ['—', '—|'],
])('%s, wider than its line, may break after its sign and commas, and is whole', (figure, breaks) => {
  const { container } = show(figure, 294, 374);
  expect(container).toHaveTextContent(figure);
  expect(container.firstElementChild?.innerHTML.replaceAll('<wbr>', '|')).toBe(breaks);
});

it('a figure that fits is one text, and so is the next amount', () => {
  const { container, rerender } = show('₱15,250.75', 294, 294);
  expect(container.querySelector('wbr')).toBeNull();
  act(() => rerender(<Figure className="amount">₱5,450.00</Figure>));
  expect(container.firstElementChild?.childNodes).toHaveLength(1);
});

it.each([
  ['₱12,345.67', '₱|12,345|.67'],
  ['₹500.00', '₹|500|.00'],
])('%s is one text for a screen reader, and one for copying', (figure, seen) => {
  const { container } = render(
    <Figure className="amount" isSet>
      {figure}
    </Figure>,
  );
  expect(screen.getByText(figure)).toHaveClass('van-visually-hidden');
  expect([...container.querySelectorAll('[aria-hidden]')].map((part) => part.textContent).join('|')).toBe(seen);
});

it('what is no amount is set as it is', () => {
  render(
    <Figure className="amount" isSet>
      —
    </Figure>,
  );
  expect(screen.getByText('—')).toHaveClass('amount');
});
