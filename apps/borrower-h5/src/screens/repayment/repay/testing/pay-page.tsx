import { screens } from '@peace/screens';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '#shared/testing/press.ts';
import { renderScreen, type RenderOptions, type RenderedScreen } from '#shared/testing/render-screen.tsx';
import { RepayRoute } from '../use-repay.ts';

export const open = (options: Partial<RenderOptions> = {}) =>
  renderScreen(<RepayRoute />, screens.repay.path, { scenario: 'repay', ...options });

export const button = (name: string) => screen.findByRole('button', { name });

export const tap = async (name: string) => press(await button(name));

export const asked = (page: RenderedScreen, endpoint: string) =>
  page.sandbox.log.list().filter((entry) => entry.endpoint === endpoint);

export async function tapPayment() {
  const sheet = within(await screen.findByRole('dialog', { name: 'Payment Method' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Payment' }));
}

/** The page comes out of the back/forward cache. */
export function restoreFromCache() {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}
