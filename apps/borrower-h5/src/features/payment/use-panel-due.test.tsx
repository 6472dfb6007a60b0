import { LocaleProvider } from '@peace/i18n/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dueToCome, type PanelDue } from './amount-panel.tsx';
import { usePanelDue } from './use-panel-due.tsx';

const noon = Date.UTC(2026, 10, 20, 4);

function panelDue(repayDate: string, now: number | null) {
  let due: PanelDue | undefined;
  function Probe() {
    due = usePanelDue(repayDate, now);
    return (
      <>
        <div>{due.chip}</div>
        <div>{due.line}</div>
      </>
    );
  }
  const { container } = render(
    <LocaleProvider value={{ locale: 'en', offered: ['en'] }}>
      <Probe />
    </LocaleProvider>,
  );
  const [chip, line] = container.children;
  return { due, chip: chip?.textContent, chipClass: chip?.firstElementChild?.className, line: line?.textContent };
}

it.each([
  [
    '2026-11-19',
    {
      tone: 'late',
      chip: '1 day late',
      chipClass: 'peace-panel__chip peace-panel__chip--late',
      line: 'Was due Thu, Nov 19, 2026',
    },
  ],
  [
    '2026-11-20',
    {
      tone: 'due',
      chip: 'due today',
      chipClass: 'peace-panel__chip peace-panel__chip--soon',
      line: 'Due Fri, Nov 20, 2026',
    },
  ],
  [
    '2026-11-23',
    {
      tone: 'due',
      chip: 'due in 3 days',
      chipClass: 'peace-panel__chip peace-panel__chip--soon',
      line: 'Due Mon, Nov 23, 2026',
    },
  ],
  ['2026-11-24', { tone: 'due', chip: 'due in 4 days', chipClass: 'peace-panel__chip', line: 'Due Tue, Nov 24, 2026' }],
])('an amount due on %s, on November 20', (repayDate, { tone, ...shown }) => {
  expect(panelDue(repayDate, noon)).toMatchObject({ due: { tone }, ...shown });
});

it.each([
  ['2026-11-19', null, 'Due Thu, Nov 19, 2026'],
  ['end of the month', noon, 'Due end of the month'],
])('%s at %s: the date, and no days', (repayDate, now, line) => {
  expect(panelDue(repayDate, now)).toMatchObject({ due: { tone: 'due' }, chip: '', line });
});

it('a date that is not known yet has its place', () => {
  expect(panelDue('', noon).due).toBe(dueToCome);
});
