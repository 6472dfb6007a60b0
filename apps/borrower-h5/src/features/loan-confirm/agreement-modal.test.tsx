import { act, fireEvent, render, within } from '@testing-library/react';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { spies } from '#shared/testing/spies.ts';
import { AgreementModal, type AgreementModalEvents } from './agreement-modal.tsx';
import type { AgreementPage } from './offer-overlay.model.ts';

const link = '/agreement';
const framed = { kind: 'framed', link, frame: 'about:blank' } as const;
const unchecked = { kind: 'unchecked', link, frame: 'about:blank' } as const;

/** Off the page, where no frame loads by itself. */
function show(page: AgreementPage, isShown = false) {
  const container = document.createElement('div');
  const events = spies<AgreementModalEvents>();
  const dialog = (shown: boolean) => (
    <ToastProvider>
      <AgreementModal open page={page} isShown={shown} events={events} />
    </ToastProvider>
  );
  const { rerender } = render(dialog(isShown), { container });
  const modal = within(container);
  return {
    modal,
    events,
    agree: () => modal.getByText('Agree').closest('button'),
    status: () => container.querySelector('.agreement__text [role=status]'),
    becomeShown: () => rerender(dialog(true)),
  };
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

it('the agreement can be agreed to once it was shown, which is announced', () => {
  const { modal, agree, status, events, becomeShown } = show(framed);
  expect(agree()).toBeDisabled();
  expect(status()).toHaveTextContent('The agreement is loading...');
  fireEvent.load(modal.getByTitle('Text of the agreement'));
  expect(events.noteAgreementLoad).toHaveBeenCalledOnce();
  // The frame does not know what it has loaded.
  expect(agree()).toBeDisabled();
  becomeShown();
  expect(agree()).toBeEnabled();
  expect(status()).toHaveTextContent('The agreement is shown.');
  wait(10_000);
  expect(modal.queryByText(/loading|could not be shown/)).toBeNull();
});

it('a frame that does not load in ten seconds is shown as failed, and loads again', () => {
  const { modal, agree, status } = show(framed);
  wait(10_000);
  expect(status()).toHaveTextContent(/The agreement could not be shown here/);
  expect(agree()).toBeDisabled();
  const first = modal.getByTitle('Text of the agreement');
  fireEvent.click(modal.getByText('Retry'));
  expect(modal.getByTitle('Text of the agreement')).not.toBe(first);
  expect(status()).toHaveTextContent('The agreement is loading...');
});

describe('an agreement that no frame is known to show', () => {
  it.each<[AgreementPage, boolean]>([
    [{ kind: 'checking', link }, false],
    [{ kind: 'failed', link }, false],
    [{ kind: 'document', link }, false],
    [unchecked, true],
  ])('is agreed to after it was opened: %j', (page, isFramed) => {
    const { modal, agree, events, becomeShown } = show(page);
    const frame = modal.queryByTitle('Text of the agreement');
    expect(frame !== null).toBe(isFramed);
    if (frame) fireEvent.load(frame);
    wait(60_000);
    expect(agree()).toBeDisabled();
    fireEvent.click(modal.getByText('Open the agreement'));
    expect(events.openAgreementLink).toHaveBeenCalledOnce();
    becomeShown();
    expect(agree()).toBeEnabled();
  });

  it('says that it is opened first', () => {
    expect(show({ kind: 'document', link }).status()).toHaveTextContent('Open the agreement and read it.');
    expect(show(unchecked).status()).toHaveTextContent('Open the agreement and read it.');
  });

  it('is checked again where it could not be read', () => {
    const { modal, status, events } = show({ kind: 'failed', link });
    expect(status()).toHaveTextContent(/The agreement could not be shown here/);
    fireEvent.click(modal.getByText('Retry'));
    expect(events.reloadAgreement).toHaveBeenCalledOnce();
  });
});

it('the agreement cannot be agreed to where its link is not safe', () => {
  const { modal } = show({ kind: 'refused', link });
  expect(modal.queryByTitle('Text of the agreement')).toBeNull();
  expect(modal.queryByText('Agree')).toBeNull();
  expect(modal.getByText('Customer service').closest('a')).toHaveAttribute('href', '/customerService');
});
