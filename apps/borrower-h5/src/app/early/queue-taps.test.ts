// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardDoubleTaps } from '../double-tap.ts';
import { replayWithinMs, queueTaps } from './queue-taps.ts';

let root: HTMLElement;
let replay: () => void;
const copy = vi.fn<(text: string) => boolean>(() => true);
const onExpired = vi.fn<() => void>();
const clicked = vi.fn<(id: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement('div');
  root.innerHTML = `
    <button id="repay" data-replay="true">REPAY</button>
    <button id="apply">Apply</button>
    <button id="more" aria-expanded="false">more</button>
    <button id="copy" data-copies="8842 0017">Copy</button>
    <label id="agree"><input type="checkbox" checked />I agree</label>
    <dialog></dialog>`;
  document.body.append(root);
  replay = queueTaps(window, root, { copy, onExpired });
  // As React does: it receives what the queue lets through.
  root.addEventListener('click', ({ target }) => clicked(target instanceof Element ? target.id : ''));
});
afterEach(() => {
  root.remove();
  replay();
  vi.clearAllMocks();
  vi.useRealTimers();
});

const find = (id: string) => root.querySelector<HTMLElement>(`#${id}`) ?? expect.fail(`There is no #${id}.`);

describe('a tap that leads somewhere', () => {
  test('is replayed once, and marked as waiting until then', () => {
    find('repay').click();
    find('repay').click();
    expect(clicked).not.toHaveBeenCalled();
    expect(find('repay').getAttribute('aria-busy')).toBe('true');
    replay();
    expect(clicked).toHaveBeenCalledExactlyOnceWith('repay');
    expect(find('repay').outerHTML).toBe('<button id="repay" data-replay="true">REPAY</button>');
  });

  test('is the first half of a double tap, whose second half presses nothing that came under the finger', () => {
    guardDoubleTaps(window);
    const at = { clientX: 195, clientY: 800, detail: 1, bubbles: true, cancelable: true };
    const tap = (id: string) => {
      find(id).dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
      find(id).dispatchEvent(new MouseEvent('click', at));
    };
    tap('repay');
    replay();
    tap('apply');
    expect(clicked).toHaveBeenCalledExactlyOnceWith('repay');
  });

  test('is replayed where it opens something, by its aria-expanded', () => {
    find('more').click();
    replay();
    expect(clicked).toHaveBeenCalledExactlyOnceWith('more');
  });

  test('is replayed where its element was drawn anew meanwhile', () => {
    find('repay').click();
    root.innerHTML = '<h1>To be repaid</h1><button id="repay" data-replay="true">REPAY</button>';
    replay();
    expect(clicked).toHaveBeenCalledExactlyOnceWith('repay');
  });

  test('is dropped where it is not clear which element was drawn anew', () => {
    find('repay').click();
    root.innerHTML = '<button id="repay" data-replay="true">REPAY</button>'.repeat(2);
    replay();
    expect(clicked).not.toHaveBeenCalled();
  });

  test('is dropped after ten seconds, and that is said', () => {
    find('repay').click();
    vi.advanceTimersByTime(replayWithinMs);
    expect(onExpired).toHaveBeenCalledOnce();
    expect(find('repay').hasAttribute('data-waiting')).toBe(false);
    replay();
    expect(clicked).not.toHaveBeenCalled();
  });

  test.each([
    ['the page was hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['a dialog is open', () => root.querySelector('dialog')?.setAttribute('open', '')],
    ['its element is gone', () => find('repay').remove()],
    ['its element is disabled', () => find('repay').setAttribute('disabled', '')],
    ['its element is inert', () => root.setAttribute('inert', '')],
    ['its element does not take taps', () => find('repay').setAttribute('aria-disabled', 'true')],
  ])('is dropped when %s', (_, happens) => {
    find('repay').click();
    happens();
    replay();
    expect(clicked).not.toHaveBeenCalled();
    expect(onExpired).not.toHaveBeenCalled();
  });
});

describe('a tap on anything else', () => {
  test('shows that it waits, and is never replayed', () => {
    find('apply').click();
    expect(find('apply').hasAttribute('data-waiting')).toBe(true);
    replay();
    expect(clicked).not.toHaveBeenCalled();
    expect(find('apply').outerHTML).toBe('<button id="apply">Apply</button>');
  });

  test('takes the place of an earlier one that would have been', () => {
    find('repay').click();
    find('apply').click();
    replay();
    expect(clicked).not.toHaveBeenCalled();
  });

  test('does not change a box that stands for a consent', () => {
    root.querySelector('input')?.click();
    expect(find('agree').hasAttribute('data-waiting')).toBe(true);
    expect(root.querySelector('input')?.checked).toBe(true);
  });
});

test('copying is done within the tap, and keeps what waits', () => {
  find('repay').click();
  find('copy').click();
  expect(copy).toHaveBeenCalledExactlyOnceWith('8842 0017');
  replay();
  expect(clicked).toHaveBeenCalledExactlyOnceWith('repay');
});

test('a copy that is not to be made without the app shows that it waits, and is not made later', () => {
  copy.mockReturnValueOnce(false);
  find('copy').click();
  expect(find('copy').getAttribute('aria-busy')).toBe('true');
  replay();
  expect(find('copy').hasAttribute('aria-busy')).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
});

test('after the replay, taps go to the page', () => {
  replay();
  find('apply').click();
  expect(clicked).toHaveBeenCalledExactlyOnceWith('apply');
});
