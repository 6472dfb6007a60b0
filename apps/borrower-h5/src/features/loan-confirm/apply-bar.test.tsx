import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { noopEvents } from '#shared/events.ts';
import { press } from '#shared/testing/press.ts';
import { ApplyBar, type ApplyBarProps } from './apply-bar.tsx';
import { somePage } from './testing/an-offer-page.ts';
import { pesos, someTerms } from './testing/loan-terms.ts';

const apply = vi.fn<() => void>();
const bar = (changes: Partial<ApplyBarProps> = {}) => (
  <ApplyBar
    {...somePage()}
    terms={someTerms()}
    applyLabel="Apply"
    showAgreements={() => {}}
    events={{ ...noopEvents(), apply }}
    {...changes}
  />
);

it.each(['Apply', 'Get my money'])(
  'another amount under %j is another action: a tap just after it does nothing',
  async (applyLabel) => {
    apply.mockClear();
    const { rerender } = render(bar({ applyLabel }));
    rerender(bar({ applyLabel, terms: someTerms({ amount: pesos(510_000), rows: [] }) }));
    await userEvent.click(screen.getByRole('button', { name: applyLabel }));
    expect(apply).not.toHaveBeenCalled();
    await press(screen.getByRole('button', { name: applyLabel }));
    expect(apply).toHaveBeenCalledOnce();
  },
);

it('the price is there before the agreements, and its element stays', () => {
  const { rerender } = render(bar({ agreements: { kind: 'loading' } }));
  const price = screen.getByText(/^You repay/);
  expect(screen.getByRole('button')).toHaveAccessibleDescription(/^You repay .* The agreements are loading/);
  rerender(bar());
  expect(screen.getByText(/^You repay/)).toBe(price);
});

/** Wraps each text of the page, as a browser's translation does. */
function wrapTexts(node: Node): void {
  for (const child of node.childNodes) {
    if (!(child instanceof Text)) wrapTexts(child);
    else child.replaceWith(Object.assign(document.createElement('font'), { textContent: child.data }));
  }
}

describe('translated by the browser', () => {
  const unticked = { isAgreed: false };
  const rereading = { refresh: { kind: 'running' } } as const;
  const changed = { isAgreed: false, haveTermsChanged: true };
  const loading = { agreements: { kind: 'loading' } } as const;
  const states: readonly Partial<ApplyBarProps>[] = [{}, loading, unticked, rereading, changed];
  const pairs = states.flatMap((before) => states.map((after) => [before, after] as const));

  it.each(pairs)('the bar goes from %j to %j', (before, after) => {
    const { container, rerender } = render(bar(before));
    wrapTexts(container);
    rerender(bar(after));
    expect(screen.getByRole('button')).toBeVisible();
  });
});
