import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnbrokenText } from './unbroken-text.tsx';

it.each([
  ['Please repay ₱5,450.00 by 2026-11-27.', ['₱5,450.00', '2026-11-27.']],
  ['2026-11-27', ['2026-11-27']],
  ['Due Fri, Nov 27, 2026, or on 4 Dis 2026.', ['Fri, Nov 27, 2026,', '4 Dis 2026.']],
  ['Please pay by 27 November 2026.', ['27 November 2026.']],
  ['Started (Biyernes, Nob 20, 2026, 9:35 AM).', ['(Biyernes, Nob 20, 2026,', '9:35 AM).']],
  ['Due date: Miyerkules, Dis 23, 2026', ['Miyerkules, Dis 23, 2026']],
  ['Overdue since 20 November.', ['20 November.']],
  ['Call +63 2 8123 4567, or 0917 123 4567.', ['+63 2 8123 4567,', '0917 123 4567.']],
  ['Code 884200170917, order 7001', []],
  ['Nothing here: 12-34, Rs.1,000', []],
  ['', []],
])(
  'keeps the dates, times and amounts of %j together, each with what closes it, and the text as it is',
  (text, units) => {
    const { container } = render(<UnbrokenText>{text}</UnbrokenText>);
    expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
    expect([...container.querySelectorAll('.peace-unbroken')].map((span) => span.textContent)).toEqual(units);
  },
);

it('UnbrokenText shows markup as text', () => {
  const { container } = render(<UnbrokenText>{'<b>2026-11-27</b>'}</UnbrokenText>);
  expect(container.querySelector('b')).toBeNull();
});
