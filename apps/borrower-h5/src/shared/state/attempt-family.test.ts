import { answerLostPauses, underWayPauses } from '@peace/attempt';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { attemptFamily, attemptItem } from './attempt-family.ts';
import { pageAccessAtom } from './page-access.ts';
import { openItem } from './stored-item.ts';
import { aBrowser } from './testing/a-page.ts';

interface Payment {
  readonly request: { readonly channel: string };
  readonly answer: string;
  readonly evidence: string;
  readonly refusal: string;
}

const item = attemptItem({
  key: 'payment',
  request: v.object({ channel: v.string() }),
});
const payments = attemptFamily<Payment>(item, {
  acceptance: 'final',
  pauses: { answerLost: answerLostPauses, underWay: underWayPauses },
  verifiesRefusals: false,
  repeatsUnread: false,
  isSameRequest: (a, b) => a.channel === b.channel,
});
const never = () => new Promise<never>(() => undefined);
const operations = () => ({ send: never, verify: never, follow: never });

it('is remembered by a page that was killed, for the borrower and the order alone', async () => {
  const browser = aBrowser();
  const attempt = browser.page('ana').get(payments('order-1'));
  attempt.mount(operations);
  attempt.start({ channel: 'gcash' });
  await Promise.resolve();

  const stateOf = (borrower: string, order: string) => {
    const reopened = browser.page(borrower).get(payments(order));
    reopened.mount(operations);
    return reopened.read();
  };
  expect(stateOf('ana', 'order-1')).toMatchObject({ kind: 'verifying', record: { request: { channel: 'gcash' } } });
  expect(stateOf('ana', 'order-2').kind).toBe('idle');
  expect(stateOf('ben', 'order-1').kind).toBe('idle');
});

it('of a release that this one cannot read stays stored', () => {
  const browser = aBrowser();
  const later = attemptItem({ key: 'payment', request: v.object({ qr: v.string() }) });
  const access = browser.page('ana').get(pageAccessAtom);
  const record = { key: 'k', request: { qr: '1' }, startedAt: 1, stage: { kind: 'sending' as const } };
  openItem(access, later, 'order-1').write(record);
  browser.page('ana').get(payments('order-1')).mount(operations);
  expect(openItem(access, later, 'order-1').read()).toEqual(record);
});

it('is one for each subject in a page, whichever screen asks', () => {
  const page = aBrowser().page('ana');
  expect(page.get(payments('order-1'))).toBe(page.get(payments('order-1')));
  expect(page.get(payments('order-1'))).not.toBe(page.get(payments('order-2')));
});
