import { borrowerOf } from '@peace/session';
import { localItems } from '@peace/web-platform/storage';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { payCodeItem, toStoredPayCode } from '#features/repayment/stored-pay-code.ts';
import { aDefaultPayCode, aPayCodeOwner } from '#features/repayment/testing/a-repayment.ts';
import { paymentItem } from '#shared/payment/payment.ts';
import { aPayment } from '#shared/payment/testing/a-payment.ts';
import { openItem, type ItemAccess } from '#shared/state/stored-item.ts';
import { appMarkup } from './testing/app-markup.tsx';
import { inOrder, type paintedMarkup } from './testing/early-markup.ts';
import { earlyModules } from './testing/early-modules.ts';

// The page of the stored pay code is painted from what is stored on the device: only for whom it belongs to.

const path = '/repaymentOfCode2';
const payCode = aDefaultPayCode();

let painted: typeof paintedMarkup;
beforeAll(async () => {
  ({ paintedMarkup: painted } = await earlyModules());
}, 60_000);

const storage = localItems(window);
let access: ItemAccess;

/** A pay code of the borrower u-1 is stored, and the page is opened by a borrower. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const borrower = borrowerOf(storage, { sessionId: 's-0', userId: 'u-1' });
  access = { storage, clock: { now: () => Date.now() }, borrower };
  const owner = aPayCodeOwner({ storedAt: Date.now() });
  openItem(access, payCodeItem).write(toStoredPayCode(payCode, { minor: 545_000, currency: 'PHP' }, owner));
});

function openedBy(userId: string): string | null {
  sessionStorage.clear();
  window.history.replaceState(null, '', `${path}?userId=${userId}&sessionId=s-${userId}`);
  return painted(path, { kind: 'loading' }, window);
}

test('the early page shows the stored code to its owner, with the markup that the app renders first', async () => {
  const early = openedBy('u-1') ?? '';
  expect(early).toContain(payCode.payCode.slice(0, 4));
  expect(early).toContain('₱5,450.00');
  expect(inOrder(await appMarkup(null, {}, undefined))).toBe(inOrder(early));
});

test('the early page hides the stored code from another borrower, and shows it to its owner again', () => {
  expect(openedBy('u-2')).toContain('The repayment information is no longer on this device.');
  expect(openedBy('u-1')).toContain(payCode.payCode.slice(0, 4));
});

test('an order whose payment was started is left to the app, which knows what to ask', () => {
  const since = Date.now();
  const stage = { kind: 'underWay', since } as const;
  openItem(access, paymentItem, '7001').write({ key: 'k', request: aPayment({ due: null }), startedAt: since, stage });
  expect(openedBy('u-1')).toBeNull();
});

test('a page without a session finds none, and leaves it to its borrower', () => {
  sessionStorage.clear();
  window.history.replaceState(null, '', path);
  expect(painted(path, { kind: 'loading' }, window)).toContain(
    'The repayment information is no longer on this device.',
  );
  expect(openedBy('u-1')).toContain(payCode.payCode.slice(0, 4));
});
