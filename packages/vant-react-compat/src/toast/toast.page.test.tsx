import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Modal } from '../modal/modal.tsx';
import { ToastProvider, useToast, type ToastOptions } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function ShowButton(props: ToastOptions) {
  const { show } = useToast();
  return (
    <button type="button" onClick={() => show(props)}>
      Show
    </button>
  );
}

test('a toast is announced by a live region that was there before it, and disappears', () => {
  render(
    <ToastProvider>
      <ShowButton message="copy success" kind="success" />
    </ToastProvider>,
  );
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  fireEvent.click(screen.getByText('Show'));
  expect(region).toHaveTextContent('copy success');
  act(() => {
    vi.advanceTimersByTime(3000);
  });
  expect(region).toBeEmptyDOMElement();
});

test('a failure is announced at once', () => {
  render(
    <ToastProvider>
      <ShowButton message="wrong code" kind="fail" />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Show'));
  expect(screen.getByRole('alert')).toHaveTextContent('wrong code');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a toast is above the bar at the foot of the page, also where a keyboard lifts that', () => {
  render(
    <ToastProvider>
      <div data-foot>Pay</div>
      <ShowButton message="copy success" />
    </ToastProvider>,
  );
  vi.spyOn(screen.getByText('Pay'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - 379));
  fireEvent.click(screen.getByText('Show'));
  const card = screen.getByText('copy success').closest<HTMLElement>('.van-toast');
  expect(card?.style.getPropertyValue('--van-toast-foot')).toBe('379px');
});

test('a toast that the page reads out itself is shown, and not announced again', () => {
  render(
    <ToastProvider>
      <ShowButton message="The account number is wrong." kind="fail" isReadOutElsewhere />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Show'));
  expect(screen.getByText('The account number is wrong.')).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('appears in the topmost open modal, and on the page again when that closes', () => {
  function Nested() {
    const [depth, setDepth] = useState(0);
    return (
      <ToastProvider>
        <ShowButton message="Sent" kind="loading" delay={0} />
        <button onClick={() => setDepth(depth + 1)}>Deeper</button>
        <button onClick={() => setDepth(0)}>Out</button>
        <Modal open={depth > 0} onClose={() => {}} label="Outer" className="van-test">
          Outer
        </Modal>
        <Modal open={depth > 1} onClose={() => {}} label="Inner" className="van-test">
          Inner
        </Modal>
      </ToastProvider>
    );
  }
  render(<Nested />);
  fireEvent.click(screen.getByText('Show'));
  expect(screen.getByText('Sent').closest('dialog')).toBeNull();
  fireEvent.click(screen.getByText('Deeper'));
  expect(within(screen.getByRole('dialog', { name: 'Outer' })).getByText('Sent')).toBeVisible();
  fireEvent.click(screen.getByText('Deeper'));
  expect(within(screen.getByRole('dialog', { name: 'Inner' })).getByText('Sent')).toBeVisible();
  expect(screen.getAllByText('Sent')).toHaveLength(1);
  fireEvent.click(screen.getByText('Out'));
  expect(screen.getByText('Sent').closest('dialog')).toBeNull();
});

test('an app without a provider fails at once', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<ShowButton message="lost" />)).toThrow('ToastProvider');
});

test('a toast is rendered without a browser', () => {
  expect(renderToString(<ToastProvider>page</ToastProvider>)).toContain('<div role="status"></div>');
});
