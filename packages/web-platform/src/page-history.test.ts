import { expect, test, vi } from 'vitest';
import { goBack, noteEntry, screensBehind } from './page-history.ts';
import { aPage } from './testing/a-page.ts';

test('goes back where there is a way back', () => {
  const page = aPage();
  const back = vi.spyOn(page.history, 'back');
  expect(goBack(page)).toEqual({ kind: 'nowhere' });
  expect(back).not.toHaveBeenCalled();
  page.history.length = 2;
  expect(goBack(page)).toEqual({ kind: 'went' });
  expect(back).toHaveBeenCalledOnce();
});

test('after going back to where it began, there is still nothing behind', () => {
  const page = aPage();
  const back = vi.spyOn(page.history, 'back');
  noteEntry(page);
  // To the next screen, and back: what is counted now is ahead.
  page.history.length = 2;
  page.history.state = { idx: 0 };
  noteEntry(page);
  expect(goBack(page)).toEqual({ kind: 'nowhere' });
  expect(back).not.toHaveBeenCalled();
});

test('counts the screens of the visit by the router’s state', () => {
  const page = aPage();
  expect(screensBehind(page)).toBe(0);
  for (const [state, count] of [
    [{ key: 'x', idx: 2 }, 2],
    [{ key: 'x', idx: 0 }, 0],
    [{ idx: 'two' }, 0],
    ['two', 0],
  ] as const) {
    page.history.state = state;
    expect(screensBehind(page)).toBe(count);
  }
});
