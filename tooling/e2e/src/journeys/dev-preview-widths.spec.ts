import type { Page } from '@playwright/test';
import { desktop, heading, inPhone, press, tab } from '../dev-preview-page.ts';
import { expect, test } from '../fixtures.ts';
import { layoutFaults } from '../measure-layout.ts';
import { expectAccessible, expectFits } from '../page-checks.ts';

test.use(desktop);

const panels = ['Screens', 'World', 'Faults', 'Bridge', 'Money & codes'];
const fault = JSON.stringify({ endpoint: 'createPayLink', kind: 'drop', applied: true, times: 1 });

test('nothing overlaps or is cut at any width, panels have no violations on a phone, and sizes are remembered', async ({
  page,
  devPreviewOrigin,
}) => {
  test.slow();
  await page.goto(
    `${devPreviewOrigin}/testPreview#scenario=status-174-rollover&clock=1440&fault=${encodeURIComponent(fault)}`,
  );
  await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible();
  await inPhone(page).getByText('Get help').click();
  await inPhone(page).getByText('Telephone').click();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await press(page, 'Phone');
    expect(await layoutFaults(page), `Phone, ${width} px`).toEqual([]);
    await expect(page.getByTitle('Opens the time line'), 'what a tap caused, beside the phone').toBeInViewport();
    await expect(page.getByTitle('Opens the time line')).toContainText('callTelephone');
    const screen = await page.locator('iframe[title="Page in the simulated shell"]').boundingBox();
    expect(screen?.width, 'the phone').toBeGreaterThanOrEqual(Math.min(300, width - 32));
    await press(page, 'Tools');
    // Side by side, the same panels are in the stories, which axe looks at, too.
    if (width === 390) await expectAccessible(page, { exclude: 'iframe' });
    await expectPanelsFit(page, width);
    await press(page, 'Time line');
    expect(await layoutFaults(page), `Time line, ${width} px`).toEqual([]);
  }
  // The narrowest with three columns, and a usual one.
  for (const width of [720, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectPanelsFit(page, width);
  }

  const paneWidth = () => page.getByRole('region', { name: 'Simulated phone' }).evaluate((pane) => pane.clientWidth);
  const separator = page.getByRole('separator', { name: 'Width of the phone’s side' });
  await separator.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(paneWidth).toBe(580);
  await separator.hover();
  await page.mouse.down();
  await page.mouse.move(700, 300);
  await page.mouse.up();
  await expect.poll(paneWidth).toBe(700);
  await page.reload();
  await expect.poll(paneWidth).toBe(700);
});

async function expectPanelsFit(page: Page, width: number): Promise<void> {
  for (const panel of panels) {
    await tab(page, panel);
    expect.soft(await layoutFaults(page), `${panel}, ${width} px`).toEqual([]);
    const covered = await page.getByRole('tabpanel', { name: panel }).evaluate(coveredWithFocus);
    if (width === 390) await expectAccessible(page, { include: '[role=tabpanel]' });
    if (width === 390) await expectFits(page, panel);
    expect.soft(covered, `${panel}, ${width} px: nothing lies over what has the focus (WCAG 2.4.11)`).toEqual([]);
  }
}

/** The controls of a part of the page over which something lies while they have the focus. */
function coveredWithFocus(part: Element): string[] {
  const isCovered = (control: HTMLElement) => {
    control.focus();
    const { left, top, width, height } = control.getBoundingClientRect();
    // The line of a link may be longer than its words.
    const seen = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
    const isSeen = seen !== null && (control.contains(seen) || seen.contains(control));
    return !isSeen && seen?.closest('label')?.contains(control) !== true;
  };
  return [...part.querySelectorAll<HTMLElement>('a, button, input, select, summary, textarea')]
    .filter((control) => control.checkVisibility() && !control.matches(':disabled') && isCovered(control))
    .map((control) => control.outerHTML.slice(0, 120));
}
