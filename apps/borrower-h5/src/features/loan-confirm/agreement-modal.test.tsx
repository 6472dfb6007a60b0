import { act, fireEvent, render, within } from '@testing-library/react';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spies } from '#shared/testing/spies.ts';
import { AgreementModal, type AgreementModalEvents } from './agreement-modal.tsx';

/** Off the page, where no frame loads by itself. */
function show(frame: string | null = 'about:blank') {
  const container = document.createElement('div');
  const events = spies<AgreementModalEvents>();
  render(
    <ToastProvider>
      <AgreementModal open page={{ link: '/agreement', frame }} events={events} />
    </ToastProvider>,
    { container },
  );
  return { modal: within(container), onShown: events.noteAgreementShown };
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the agreement cannot be agreed to before the page has loaded', () => {
  const { modal, onShown } = show();
  expect(modal.getByText('Agree').closest('button')).toBeDisabled();
  expect(modal.queryByText('The agreement is loading...')).not.toBeNull();
  expect(onShown).not.toHaveBeenCalled();
  fireEvent.load(modal.getByTitle('Text of the agreement'));
  expect(modal.getByText('Agree').closest('button')).toBeEnabled();
  expect(onShown).toHaveBeenCalledOnce();
  wait(10_000);
  expect(modal.queryByText(/loading|could not be shown/)).toBeNull();
});

it('the agreement’s dialog says that the page could not be shown, loads it again, and agrees once it has loaded', () => {
  const { modal } = show();
  wait(10_000);
  expect(modal.queryByText(/The agreement could not be shown here/)).not.toBeNull();
  expect(modal.getByText('Agree').closest('button')).toBeDisabled();
  const first = modal.getByTitle('Text of the agreement');
  fireEvent.click(modal.getByText('Retry'));
  expect(modal.getByTitle('Text of the agreement')).not.toBe(first);
  expect(modal.queryByText('The agreement is loading...')).not.toBeNull();
  fireEvent.load(modal.getByTitle('Text of the agreement'));
  expect(modal.getByText('Agree').closest('button')).toBeEnabled();
});

it('may be agreed to once it was opened on a page of its own', () => {
  const { modal, onShown } = show();
  wait(10_000);
  fireEvent.click(modal.getByText('Open the agreement on a page of its own'));
  expect(onShown).toHaveBeenCalledOnce();
  expect(modal.getByText('Agree').closest('button')).toBeEnabled();
});

it('the agreement cannot be agreed to where its link is not safe', () => {
  const { modal } = show(null);
  expect(modal.queryByTitle('Text of the agreement')).toBeNull();
  expect(modal.queryByText('Agree')).toBeNull();
  expect(modal.getByText('Customer service').closest('a')).toHaveAttribute('href', '/customerService');
});
