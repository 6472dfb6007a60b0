import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AgreementModal } from './agreement-modal.tsx';

const nothing = () => undefined;

function show() {
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
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says that the agreement is late, beside its link', () => {
  show();
  expect(screen.getByText('The agreement is loading...')).toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(screen.getByText('The agreement has not appeared yet.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open the agreement on a page of its own' })).toBeInTheDocument();
});

it('says nothing more once it is there', () => {
  show();
  fireEvent.load(screen.getByTitle('Text of the agreement'));
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(screen.queryByText(/loading|not appeared/)).not.toBeInTheDocument();
});
