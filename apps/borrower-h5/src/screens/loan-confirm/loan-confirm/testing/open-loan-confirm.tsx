import type { Locale } from '@peace/i18n';
import type { Sandbox } from '@peace/sandbox';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { openScreen, type RenderedScreen } from '#shared/testing/render-screen.tsx';
import { LoanConfirmRoute } from '../use-loan-confirm.ts';

/** The screen on its route, with the sandbox’s scenario behind it. */
export const openLoanConfirm = (scenario: string, locale: Locale = 'original', sandbox?: Sandbox) =>
  openScreen(LoanConfirmRoute, { locale, scenario, sandbox });

/** The button that applies, or applies again. */
export const applyButton = () => screen.findByRole('button', { name: /^(?:Apply|Mag-apply)\b/ });

/** It waits for the agreements. */
export async function tapApply() {
  const apply = await applyButton();
  await waitFor(() => expect(apply).toBeEnabled());
  await userEvent.click(apply);
}

/** Opens the screen and waits until the offer can be applied for. */
export async function openReady() {
  const page = openLoanConfirm('confirm');
  await waitFor(async () => expect(await applyButton()).toBeEnabled());
  return page;
}

type SandboxOffer = NonNullable<ReturnType<Sandbox['state']['offers']['get']>>;

/** The lender changes the offer: its interest is higher, unless something else is changed. */
export function changeOffer({ sandbox: { state } }: RenderedScreen, changes?: Partial<SandboxOffer>): void {
  const offer = state.offers.get('301');
  if (offer) state.offers.set('301', { ...offer, ...(changes ?? { interest: offer.interest + 100 }) });
}

/** The orders there were before are known from here on. */
export const whenOrdersAreKnown = (page: RenderedScreen) =>
  waitFor(() => expect(page.asked('getComplaintOptions')).toHaveLength(1));
