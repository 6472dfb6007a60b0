import { act, fireEvent, render, within } from '@testing-library/react';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AgreementModal } from './agreement-modal.tsx';

const nothing = () => undefined;

/** Off the page, where no frame loads by itself. */
function show() {
  const container = document.createElement('div');
  render(
    <ToastProvider>
      <AgreementModal
        open
        page={{ link: '/agreement', frame: 'about:blank' }}
        onAgree={nothing}
        onCancel={nothing}
        onOpen={nothing}
      />
    </ToastProvider>,
    { container },
  );
  return within(container);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says that the agreement is late, beside its link', () => {
  const modal = show();
  expect(modal.queryByText('The agreement is loading...')).not.toBeNull();
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(modal.queryByText('The agreement has not appeared yet.')).not.toBeNull();
  expect(modal.queryByText('Open the agreement on a page of its own')).not.toBeNull();
});

it('says nothing more once it is there', () => {
  const modal = show();
  fireEvent.load(modal.getByTitle('Text of the agreement'));
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(modal.queryByText(/loading|not appeared/)).toBeNull();
});
