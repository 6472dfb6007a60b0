import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { ACTION_SETTLES_MS, Button, ButtonPlaces } from './button.tsx';

const onRead = vi.fn();
const onPay = vi.fn();
let clock = 0;

beforeEach(() => {
  vi.clearAllMocks();
  clock = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});

const read = (
  <Button key="same" onClick={onRead}>
    Check again
  </Button>
);
const pay = (
  <Button key="same" onClick={onPay}>
    Payment
  </Button>
);
const button = () => screen.getByRole('button');

/** @param timeStamp the event's, where its clock is another one */
function press(element: HTMLElement, at: number, detail = 1, timeStamp = at) {
  clock = at;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  Object.defineProperty(click, 'timeStamp', { value: timeStamp });
  fireEvent(element, click);
  return click;
}

test.each([
  ['a tap', 1],
  ['a key', 0],
])('an action that replaced another one ignores %s until it has been there for a moment', (_, detail) => {
  const { rerender } = render(read);
  rerender(pay);
  press(button(), 1000 + ACTION_SETTLES_MS - 1, detail);
  expect(onPay).not.toHaveBeenCalled();
  press(button(), 1000 + ACTION_SETTLES_MS, detail);
  expect(onPay).toHaveBeenCalledOnce();
});

test('a tap that a busy page handles late was meant for the action that it was made on', () => {
  const { rerender } = render(read);
  rerender(pay);
  press(button(), 1000 + ACTION_SETTLES_MS, 1, 999);
  expect(onPay).not.toHaveBeenCalled();
});

test.each([0, 1999, -180_000, 180_000])('a button works where the clock of events is %i ms off', (offset) => {
  const { rerender } = render(read);
  rerender(pay);
  press(button(), 1000 + ACTION_SETTLES_MS - 1, 1, 1000 + offset);
  expect(onPay).not.toHaveBeenCalled();
  press(button(), 3000, 1, 3000 + offset);
  expect(onPay).toHaveBeenCalledOnce();
});

test('a button is marked while it does nothing', () => {
  vi.useFakeTimers();
  const { rerender } = render(read);
  expect(button()).not.toHaveAttribute('data-settling');
  rerender(pay);
  vi.advanceTimersByTime(ACTION_SETTLES_MS - 1);
  expect(button()).toHaveAttribute('data-settling');
  vi.advanceTimersByTime(1);
  expect(button()).not.toHaveAttribute('data-settling');
  vi.useRealTimers();
});

test('a button whose action changed is another element: a press that began on the former one cannot end on it', () => {
  const { rerender } = render(read);
  const former = button();
  rerender(pay);
  expect(former).not.toBeInTheDocument();
});

test('the focus moves with the action', () => {
  const { rerender } = render(read);
  button().focus();
  rerender(pay);
  expect(button()).toHaveFocus();
});

test('the page does not scroll to the button that takes the focus', () => {
  const { rerender } = render(read);
  button().focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  rerender(pay);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  focus.mockRestore();
});

test('a button that was not focused does not take the focus', () => {
  const { rerender } = render(read);
  rerender(pay);
  expect(button()).not.toHaveFocus();
});

test('the first action of a place and an unchanged one take activations at once', () => {
  const { rerender } = render(read);
  press(button(), 1000);
  rerender(read);
  press(button(), 1001);
  expect(onRead).toHaveBeenCalledTimes(2);
});

test('an ignored press submits no form', () => {
  const form = (label: string) => (
    <form>
      <Button nativeType="submit">{label}</Button>
    </form>
  );
  const { rerender } = render(form('Next'));
  rerender(form('Save'));
  expect(press(button(), 1000).defaultPrevented).toBe(true);
});

test('a label that changes while the button is busy counts from when it can be pressed', () => {
  const payBusy = (
    <Button key="same" loading loadingText="Checking..." onClick={onPay}>
      Payment
    </Button>
  );
  const { rerender } = render(read);
  const former = button();
  rerender(payBusy);
  expect(button()).toBe(former);
  clock = 9000;
  rerender(pay);
  expect(button()).not.toBe(former);
  press(button(), 9000 + ACTION_SETTLES_MS - 1);
  expect(onPay).not.toHaveBeenCalled();
});

test('a countdown in a disabled button stays one element, and changes no action', () => {
  const resend = (label: string, disabled: boolean) => (
    <Button disabled={disabled} onClick={onRead}>
      {label}
    </Button>
  );
  const { rerender } = render(resend('Get code', false));
  const element = button();
  for (const label of ['2s', '1s']) rerender(resend(label, true));
  rerender(resend('Get code', false));
  expect(button()).toBe(element);
  press(element, 1000);
  expect(onRead).toHaveBeenCalledOnce();
});

test('a place remembers its action across the components that render its button', () => {
  const bar = (label: string, Bar: 'div' | 'section', onClick: () => void) => (
    <ButtonPlaces>
      <Bar>
        <Button place="primary" onClick={onClick}>
          {label}
        </Button>
      </Bar>
    </ButtonPlaces>
  );
  const { rerender } = render(bar('Check again', 'div', onRead));
  act(() => button().focus());
  rerender(bar('Payment', 'section', onPay));
  expect(button()).toHaveFocus();
  press(button(), 1000 + ACTION_SETTLES_MS - 1);
  expect(onPay).not.toHaveBeenCalled();
});

test('a caller’s ref follows the element', () => {
  const ref = { current: null };
  const { rerender, unmount } = render(<Button ref={ref}>More</Button>);
  rerender(<Button ref={ref}>Less</Button>);
  expect(ref.current).toBe(button());
  unmount();
  expect(ref.current).toBeNull();
});

test('a label that gains an amount is the same action: the press that is under way counts', () => {
  const { rerender } = render(<Button action="Pay">Pay</Button>);
  const element = button();
  rerender(
    <Button action="Pay" onClick={onPay}>
      Pay ₱5,450.00
    </Button>,
  );
  expect(button()).toBe(element);
  press(element, 1000);
  expect(onPay).toHaveBeenCalledOnce();
});
