import type { Sandbox } from '@peace/sandbox';
import { screens } from '@peace/screens';
import { screen } from '@testing-library/react';
import { press } from '#shared/testing/press.ts';
import { renderScreen, type RenderedScreen } from '#shared/testing/render-screen.tsx';
import { ComplaintNextRoute } from '../use-complaint-next.ts';

export const open = (options: { readonly entry?: string; readonly sandbox?: Sandbox } = {}) =>
  renderScreen(<ComplaintNextRoute />, screens.complaintNext.path, { scenario: 'complaint-next', ...options });

export const box = () => screen.findByRole('textbox', { name: 'Description' });

export const send = () => press(screen.getByRole('button', { name: /^Send( again)?$/ }));

export const sent = () => screen.findByRole('alertdialog', { name: 'Successfully Sent' });

export const filed = (page: RenderedScreen) =>
  page.sandbox.log.list().filter(({ endpoint }) => endpoint === 'fileComplaint');
