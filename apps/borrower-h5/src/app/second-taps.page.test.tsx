import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { guardDoubleTaps } from '#app/double-tap.ts';
import { fillIn, next } from '#screens/bank/bind-bank/testing/fill-in-bank-form.tsx';
import { BindBankRoute } from '#screens/bank/bind-bank/use-bind-bank.ts';
import { ComplaintNextRoute } from '#screens/complaint/complaint-next/use-complaint-next.ts';
import { ComplaintDetailsRoute } from '#screens/complaint/complaint-details/use-complaint-details.ts';
import { LoanConfirmRoute } from '#screens/loan-confirm/loan-confirm/use-loan-confirm.ts';
import { NewLoanConfirmRoute } from '#screens/loan-confirm/new-loan-confirm/use-new-loan-confirm.ts';
import { ChooseRepaymentRoute } from '#screens/repayment/choose-repayment/use-choose-repayment.ts';
import { RepayRoute } from '#screens/repayment/repay/use-repay.ts';
import type { ScreenRoute } from '#shared/navigation/screen-route.ts';
import { comeBack } from '#shared/testing/come-back.ts';
import { press } from '#shared/testing/press.ts';
import { openScreen, type RenderedScreen } from '#shared/testing/render-screen.tsx';

/** These writes cost money or cannot be taken back. */
const writes: ReadonlySet<string> = new Set([
  'bindBankAccount',
  'changeBankAccount',
  'chargeCard',
  'confirmCharge',
  'createPayLink',
  'createWalletLink',
  'fileComplaint',
  'rateComplaint',
  'submitApplication',
  'submitApplicationVariant2',
]);

interface Situation {
  readonly route: ScreenRoute;
  readonly scenario: string;
  readonly entry?: string;
  /** From the opened page to the state in which it is tapped. */
  readonly arrange: (page: RenderedScreen) => Promise<unknown>;
}

const button = (name: string) => screen.findByRole('button', { name });

/** The borrower comes back, and what is read then fails. */
async function comeBackWithout(page: RenderedScreen, endpoint: string) {
  page.sandbox.faults.add({ endpoint, kind: 'http500' });
  comeBack();
}

const card = { route: ChooseRepaymentRoute, scenario: 'legacy-repayment' };
const chooseCard = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const confirm = { route: LoanConfirmRoute, scenario: 'confirm' };
const variant2 = { route: NewLoanConfirmRoute, scenario: 'variant2' };
const bank = { route: BindBankRoute, scenario: 'bind-bank' };
const repay = { route: RepayRoute, scenario: 'repay' };

const situations: Readonly<Record<string, Situation>> = {
  'repayment by card, chosen': {
    ...card,
    entry: '/chooseRepayment?orderId=7001&amount=545000',
    arrange: () => chooseCard(/Bangko ng Bayan/),
  },
  'repayment by card, not read again': {
    ...card,
    entry: '/chooseRepayment?orderId=7001&amount=545000',
    arrange: async (page) => {
      await chooseCard(/Bangko ng Bayan/);
      await comeBackWithout(page, 'getOrder');
      await button('Check again');
    },
  },
  'the code of a card, whose confirmation was lost': {
    ...card,
    entry: '/chooseRepayment?orderId=7001&amount=545000',
    arrange: async (page) => {
      await chooseCard(/Isla Savings Bank/);
      await press(await button('Payment'));
      await userEvent.type(await screen.findByRole('textbox', { name: 'SMS code' }), '000000');
      page.sandbox.faults.add({ endpoint: 'confirmCharge', kind: 'drop', times: 1 });
      page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'http500' });
      await press(await button('Confirm'));
      // The dialog's, and the page's behind it.
      await screen.findAllByRole('button', { name: 'Check again' });
      page.sandbox.clock.moveBy(31_000);
    },
  },
  'an offer, read': {
    ...confirm,
    arrange: async () => waitFor(async () => expect(await button('Apply')).toBeEnabled()),
  },
  'an offer, not read again': {
    ...confirm,
    arrange: async (page) => {
      await waitFor(async () => expect(await button('Apply')).toBeEnabled());
      await comeBackWithout(page, 'getOffer');
      await button('Read them again');
    },
  },
  'an offer of variant 2, not read again': {
    ...variant2,
    arrange: async (page) => {
      await screen.findByRole('checkbox');
      await comeBackWithout(page, 'getOfferVariant2');
      await button('Read them again');
    },
  },
  'an account, filled in': { ...bank, arrange: () => fillIn('09171234567') },
  'an account, to be saved': {
    ...bank,
    arrange: async () => {
      await fillIn('09171234567');
      await next();
      await button('Save');
    },
  },
  'a repayment, read': { ...repay, arrange: () => button('Payment Method') },
  'a repayment, not read again': {
    ...repay,
    arrange: async (page) => {
      await button('Payment Method');
      await comeBackWithout(page, 'getOrder');
      await button('Check again');
    },
  },
  'a complaint, whose response was lost': {
    route: ComplaintNextRoute,
    scenario: 'complaint-next',
    arrange: async (page) => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), 'They called at night.');
      page.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1 });
      page.sandbox.faults.add({ endpoint: 'listComplaints', kind: 'http500' });
      await press(await button('Send'));
      await button('Check again');
      page.sandbox.clock.moveBy(31_000);
    },
  },
  'a rating, whose response was lost': {
    route: ComplaintDetailsRoute,
    scenario: 'complaint-answered',
    arrange: async (page) => {
      await press(await button('Rate this service'));
      await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
      page.sandbox.faults.add({ endpoint: 'rateComplaint', kind: 'drop', times: 1 });
      await press(await button('Send'));
      await button('Check again');
      page.sandbox.clock.moveBy(31_000);
    },
  },
};

const written = ({ sandbox }: RenderedScreen) => sandbox.log.list().filter(({ endpoint }) => writes.has(endpoint));
const buttons = () => screen.queryAllByRole('button').filter((element) => !element.matches(':disabled'));
const labelOf = (element: Element) => element.ariaLabel ?? element.textContent;

/** Until the page has drawn what was answered: nothing has changed for a while. */
async function settle() {
  for (let before = ''; before !== document.body.innerHTML;) {
    before = document.body.innerHTML;
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  }
}

/** Activates a button at this time. Every tap is at the same place. */
function activate(element: Element, by: 'finger' | 'key', at: number) {
  if (by === 'finger') element.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
  const detail = by === 'finger' ? 1 : 0;
  const click = new MouseEvent('click', { detail, clientX: 195, clientY: 800, bubbles: true, cancelable: true });
  Object.defineProperty(click, 'timeStamp', { value: at });
  const now = vi.spyOn(performance, 'now').mockReturnValue(at);
  act(() => void element.dispatchEvent(click));
  now.mockRestore();
}

guardDoubleTaps(window);
const soonest = 40;
const latest = 590;

async function open({ route, scenario, entry, arrange }: Situation) {
  const page = openScreen(route, { scenario, ...(entry && { entry }) });
  await arrange(page);
  await settle();
  page.sandbox.faults.clear();
  return page;
}

/**
 * Activates a button of the page, then others: every other one for a finger, the focused one for a key. Returns how many buttons the
 * page has, and whether the focus has moved to another one.
 */
async function activateTwice(situation: Situation, position: number, by: 'finger' | 'key') {
  // A tap of long ago, of the page before.
  activate(document.body, 'finger', 0);
  localStorage.clear();
  sessionStorage.clear();
  const page = await open(situation);
  const count = buttons().length;
  const target = buttons()[position] ?? expect.fail(`Button ${position + 1} is not there again.`);
  const label = labelOf(target);
  const at = performance.now();
  target.focus();
  activate(target, by, at);
  await settle();
  const named = written(page).length;
  const others = buttons().filter((element) => labelOf(element) !== label);
  const focused = others.filter((element) => element === document.activeElement);
  const seconds = by === 'finger' ? others : focused;
  for (const second of seconds) activate(second, by, at + soonest);
  // A control that only leads somewhere takes a tap by then, and would end the page.
  for (const second of seconds) if (!second.matches('[data-replay]')) activate(second, by, at + latest);
  await settle();
  expect(written(page).slice(named), `by a ${by} after '${label}'`).toEqual([]);
  page.unmount();
  return { count, hasMovedFocus: focused.length > 0 };
}

test.each(Object.entries(situations))(
  '%s: no second tap, by finger or key, sends a write that the first did not name',
  async (_, situation) => {
    let count = 1;
    // Each button of the page is the first, on a page of its own.
    for (let position = 0; position < count; position += 1) {
      const tapped = await activateTwice(situation, position, 'finger');
      count = Math.max(count, tapped.count);
      // Elsewhere a key is pressed twice on the same button.
      if (tapped.hasMovedFocus) await activateTwice(situation, position, 'key');
    }
  },
  60_000,
);
