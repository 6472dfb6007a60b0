import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardDoubleTaps } from '#app/double-tap.ts';
import { replayWithinMs, queueTaps } from './queue-taps.ts';

const noop = () => undefined;

let root: HTMLElement;
let replay: () => void;
const onExpired = vi.fn<() => void>();
const clicked = vi.fn<(id: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement('div');
  root.innerHTML = `
    <button id="repay" data-replay="true">REPAY</button>
    <button id="apply">Apply</button>
    <button id="more" aria-expanded="false">more</button>
    <label id="subscribe"><input type="checkbox" />Tell me more</label>
    <details><summary id="title">Loan information</summary></details>
    <label id="name">Name <input id="field" /></label>
    <a id="order" href="/loanDetail?orderId=1" data-state='{"isStep":true}'><span id="words">Order Details</span></a>
    <a id="pay" href="/repay?orderId=1" data-replay="true">Repayment</a>
    <a id="elsewhere" href="https://lender.example/pay">Pay there</a>
    <dialog></dialog>`;
  document.body.append(root);
  replay = queueTaps(window, root, onExpired);
  // As React does: it receives what the queue lets through.
  root.addEventListener('click', ({ target }) => clicked(target instanceof Element ? target.id : ''));
});
afterEach(() => {
  root.remove();
  replay();
  vi.clearAllMocks();
});

const find = (id: string) => root.querySelector<HTMLElement>(`#${id}`) ?? expect.fail(`There is no #${id}.`);

const box = (id: string) => find(id).querySelector('input') ?? expect.fail(`There is no box in #${id}.`);

test.each([
  ['yes', () => find('apply').click()],
  ['no', noop],
])('whether something was tapped before the app took over is reported: %s', (detail, tap) => {
  window.peaceReports = [];
  tap();
  replay();
  expect(window.peaceReports).toEqual([{ kind: 'speed', name: 'earlyTap', detail }]);
  delete window.peaceReports;
});

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

  test('is dropped after ten seconds, and the page shows that', () => {
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

  test.each([
    ['label', () => find('subscribe')],
    ['box', () => box('subscribe')],
  ])('gives no consent, on the %s', (_, target) => {
    target().click();
    expect(find('subscribe').hasAttribute('data-waiting')).toBe(true);
    replay();
    expect(find('subscribe').outerHTML).toBe('<label id="subscribe"><input type="checkbox">Tell me more</label>');
    expect(box('subscribe').checked).toBe(false);
  });
});

describe('what works without the app', () => {
  test('a summary opens at once', () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('title').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    replay();
    expect(clicked).not.toHaveBeenCalled();
  });

  test('a field is focused by its label, and leaves a queued tap in its place', () => {
    find('repay').click();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('name').dispatchEvent(event);
    find('field').click();
    expect(event.defaultPrevented).toBe(false);
    replay();
    expect(clicked).toHaveBeenCalledExactlyOnceWith('repay');
  });
});

test('taps after the replay go to the page', () => {
  replay();
  find('apply').click();
  expect(clicked).toHaveBeenCalledExactlyOnceWith('apply');
});

describe('a link to another page of the app', () => {
  /** Whether the browser follows it. */
  const isFollowed = (id: string, options: MouseEventInit = {}) =>
    find(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  const stored = (key: string): unknown => {
    const { value } = Object(JSON.parse(sessionStorage.getItem(`peace:${key}`) ?? '{}'));
    return value;
  };

  beforeEach(() => {
    replay();
    window.history.replaceState(null, '', '/order?sessionId=S1&source=loanDetail');
    replay = queueTaps(window, root, onExpired);
  });
  afterEach(() => {
    window.history.replaceState(null, '', '/');
  });

  test('is followed by the browser; the next page finds the session, the way back and the link’s state', () => {
    expect(isFollowed('words')).toBe(true);
    expect(stored('session-params')).toEqual({ sessionId: 'S1' });
    expect([window.location.search, window.history.state]).toEqual(['?source=loanDetail', { idx: 0 }]);
    expect(stored('followed-link')).toEqual({
      address: `${window.location.origin}/loanDetail?orderId=1`,
      idx: 1,
      state: '{"isStep":true}',
    });
    expect(find('order').getAttribute('aria-busy')).toBe('true');
  });

  test('waits for the app where the tab cannot store the session, which stays in the address until then', () => {
    const refuse = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    const full: Storage = {
      getItem: () => null,
      setItem: refuse,
      removeItem: noop,
      clear: noop,
      key: () => null,
      length: 0,
    };
    vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(full);
    expect(isFollowed('order')).toBe(false);
    expect(window.location.search).toBe('?sessionId=S1&source=loanDetail');
    // The app has started, and has the session in memory.
    window.history.replaceState(null, '', '/order?source=loanDetail');
    expect(isFollowed('order')).toBe(false);
    replay();
    expect(clicked).toHaveBeenCalledExactlyOnceWith('order');
  });

  test('takes the place of a queued tap, and is not followed again by the app', () => {
    find('repay').click();
    isFollowed('order');
    replay();
    expect(clicked).not.toHaveBeenCalled();
    expect(find('order').hasAttribute('aria-busy')).toBe(false);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'opens in a new tab, and nothing is noted for this one: %o',
    (modifier) => {
      expect(isFollowed('order', modifier)).toBe(true);
      expect(stored('followed-link')).toBeUndefined();
      replay();
      expect(clicked).not.toHaveBeenCalled();
    },
  );

  test.each(['pay', 'elsewhere'])(
    'waits for the app where that has more to do, or where it leads elsewhere: %s',
    (id) => {
      expect(isFollowed(id)).toBe(false);
      replay();
      expect(clicked).toHaveBeenCalledExactlyOnceWith(id);
    },
  );
});
