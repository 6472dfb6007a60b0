import { beforeEach, expect, test, vi } from 'vitest';
import { guardDoubleTaps } from './double-tap.ts';

const pressed = vi.fn<(id: string) => void>();

guardDoubleTaps(window);

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML = `
    <button id="repayment"><span>Repayment</span></button>
    <button id="payment">Payment</button>
    <button id="back" data-replay>Back</button>
    <ul role="listbox"><li id="first" role="option">1</li><li id="second" role="option">2</li></ul>
    <label id="agree">I agree <input id="box" type="checkbox" /></label>`;
  for (const { id } of document.querySelectorAll('button, input, li')) {
    document.querySelector(`#${id}`)?.addEventListener('click', () => pressed(id));
  }
  // A tap of long ago, elsewhere.
  click('body', { at: -10_000, x: -500 });
});

interface Given {
  readonly at?: number;
  readonly x?: number;
  readonly detail?: number;
  readonly pointerType?: string;
}

function click(selector: string, { at = 1000, x = 195, detail = 1, pointerType = 'touch' }: Given = {}): void {
  const target = document.querySelector(selector);
  target?.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }));
  const event = new MouseEvent('click', { clientX: x, clientY: 800, detail, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  target?.dispatchEvent(event);
}

const taken = () => pressed.mock.calls.flat();

test('the second half of a double tap does not press what has come under the finger', () => {
  click('#repayment');
  click('#payment', { at: 1200, x: 200 });
  expect(taken()).toEqual(['repayment']);
});

test('a third tap of the row does not press it either, a later one does', () => {
  click('#repayment');
  click('#payment', { at: 1200 });
  click('#payment', { at: 1400 });
  expect(taken()).toEqual(['repayment']);
  click('#payment', { at: 2001 });
  expect(taken()).toEqual(['repayment', 'payment']);
});

test('nor does it press the same button once that says something else', () => {
  const text = document.querySelector('#repayment span') ?? expect.fail('There is no label.');
  text.textContent = 'Check again';
  click('#repayment');
  text.textContent = 'Pay ₱5,450.00';
  click('#repayment', { at: 1600 });
  expect(taken()).toEqual(['repayment']);
  click('#repayment', { at: 2201 });
  expect(taken()).toEqual(['repayment', 'repayment']);
});

test('a link accepts the second tap a little sooner', () => {
  click('#repayment');
  click('#back', { at: 1350 });
  expect(taken()).toEqual(['repayment']);
  click('#back', { at: 1701 });
  expect(taken()).toEqual(['repayment', 'back']);
});

test('the options of a list that moves under the finger are one control', () => {
  click('#first');
  click('#second', { at: 1200 });
  expect(taken()).toEqual(['first', 'second']);
});

test.each([
  ['button', true],
  ['textarea', false],
])('a held Enter in a %s', (name, isPrevented) => {
  const element = document.body.appendChild(document.createElement(name));
  const press = (repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press(false), press(true)]).toEqual([false, isPrevented]);
});

test('both halves reach the same control, whatever of it they meet', () => {
  click('#repayment');
  click('#repayment span', { at: 1200 });
  expect(taken()).toEqual(['repayment', 'repayment']);
});

test('a later tap and a tap elsewhere are chosen', () => {
  click('#repayment');
  click('#payment', { at: 1601 });
  click('#repayment', { at: 1700, x: 100 });
  expect(taken()).toEqual(['repayment', 'payment', 'repayment']);
});

test('a tap after the clock of events went back is chosen', () => {
  click('#repayment', { at: 200_000 });
  click('#payment', { at: 20_000 });
  expect(taken()).toEqual(['repayment', 'payment']);
});

test('a label and its control are one', () => {
  click('#agree');
  click('#box', { at: 1001 });
  expect(taken()).toContain('box');
});

test('a mouse’s clicks are taken as the browser counts them', () => {
  click('#repayment', { pointerType: 'mouse' });
  click('#payment', { at: 1100, pointerType: 'mouse' });
  click('#repayment', { at: 1200, pointerType: 'mouse', detail: 2 });
  expect(taken()).toEqual(['repayment', 'payment']);
});

test('a click by keyboard or script is always taken', () => {
  click('#repayment');
  click('#payment', { at: 1010, detail: 0 });
  expect(taken()).toEqual(['repayment', 'payment']);
});
