import type { Sandbox } from '@peace/sandbox';
import { act, screen } from '@testing-library/react';
import { complaintDraftsItem, type ComplaintDraft } from '#features/complaint/complaint-draft.ts';
import { storedDrafts } from '#features/complaint/testing/stored-drafts.ts';
import { press } from '#shared/testing/press.ts';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { ComplaintNextRoute } from '../use-complaint-next.ts';

export const open = (options: { readonly entry?: string; readonly sandbox?: Sandbox } = {}) =>
  openScreen(ComplaintNextRoute, { scenario: 'complaint-next', ...options });

export const box = () => screen.findByRole('textbox', { name: 'Description' });

export const send = () => press(screen.getByRole('button', { name: /^Send( again)?$/ }));

export const sent = () => screen.findByRole('alertdialog', { name: 'Successfully Sent' });

/** Another page of the borrower keeps this draft, and the browser tells this one. */
export function keepInAnotherPage(draft: ComplaintDraft): void {
  act(() => {
    storedDrafts().keep(draft);
    window.dispatchEvent(new StorageEvent('storage', { key: `peace:${complaintDraftsItem.key}` }));
  });
}
