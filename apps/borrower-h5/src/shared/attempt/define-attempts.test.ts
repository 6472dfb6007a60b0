import { answerLostPauses, recordOf, underWayPauses } from './attempt-state.ts';
import { object, string } from 'valibot';
import { expect, it, vi } from 'vitest';
import { attemptItem, defineAttempts } from './define-attempts.ts';
import { pageAccessAtom } from '#shared/storage/stored-atom.ts';
import attempts from '../../../../../docs/decisions/attempts.md?raw';
import { aBrowser } from '#shared/storage/testing/a-page.ts';

interface Payment {
  readonly request: { readonly channel: string };
  readonly evidence: string;
  readonly refusal: string;
}

const item = attemptItem({
  key: 'payment',
  request: object({ channel: string() }),
});
const never = () => new Promise<never>(() => undefined);
const pageServices = { session: { endings: () => 0 } };
type PageServices = typeof pageServices;
const define = (changes: Partial<Parameters<typeof defineAttempts<Payment, PageServices>>[0]> = {}) =>
  defineAttempts<Payment, PageServices>({
    item,
    verifier: () => never,
    acceptance: 'final',
    pauses: { answerLost: answerLostPauses, underWay: underWayPauses },
    allowRetryWhenUnverified: false,
    isSameRequest: (a, b) => a.channel === b.channel,
    ...changes,
  });
const payments = define();

/** Shows an attempt as a screen does. */
function show(attempt: {
  readonly serve: (services: PageServices) => void;
  readonly watch: () => () => void;
}): () => void {
  attempt.serve(pageServices);
  return attempt.watch();
}

it('an attempt is remembered by a page that was killed, for the borrower and the order alone', async () => {
  const browser = aBrowser();
  const attempt = browser.page('ana').get(payments('order-1'));
  show(attempt);
  void attempt.start({ channel: 'gcash' }, never);
  await Promise.resolve();

  const stateOf = (borrower: string, order: string) => {
    const reopened = browser.page(borrower).get(payments(order));
    show(reopened);
    return reopened.read();
  };
  expect(stateOf('ana', 'order-1')).toMatchObject({ kind: 'verifying', record: { request: { channel: 'gcash' } } });
  expect(stateOf('ana', 'order-2').kind).toBe('idle');
  expect(stateOf('ben', 'order-1').kind).toBe('idle');
});

it('subjects that are spelled differently have one attempt, stored by the spelling that they share', () => {
  const numbers = define({ canonical: (subject) => subject.replace(/^0+/, '') });
  const browser = aBrowser();
  const page = browser.page('ana');
  const attempt = page.get(numbers('07'));
  expect(page.get(numbers('7'))).toBe(attempt);
  show(attempt);
  void attempt.start({ channel: 'gcash' }, never);
  expect(browser.area.getItem('peace:payment:7')).not.toBeNull();
  expect(browser.area.getItem('peace:payment:07')).toBeNull();
});

const HOUR = 3_600_000;
const request = { channel: 'gcash' };
const lost = { key: 'k', request, startedAt: 1_000_000, stage: { kind: 'answerLost', since: 1_000_000 } };
const stored = (version: number, value: object, owner = 'ana') =>
  JSON.stringify({ version, value: { owner, storedAt: 1_000_000, until: 1_000_000 + 24 * HOUR, value } });

it('an attempt whose response was lost is looked for with its request and its key: these names are in the records of every release', () => {
  const browser = aBrowser();
  browser.area.setItem('peace:payment:order-1', stored(1, lost));
  const attempt = browser.page('ana').get(payments('order-1'));
  show(attempt);
  expect(attempt.read()).toMatchObject({ kind: 'verifying', record: lost });
});

it.each([
  ['can be read', stored(1, lost), request],
  ['cannot be read', stored(2, { key: 'k' }), null],
])('an attempt that an earlier build stored by the spelling of its subject is looked for: it %s', (_, text, known) => {
  const numbers = define({ canonical: (subject) => subject.replace(/^0+/, '') });
  const browser = aBrowser();
  browser.area.setItem('peace:payment:07', text);
  const attempt = browser.page('ana').get(numbers('07'));
  show(attempt);
  expect(attempt.read()).toMatchObject({ kind: 'verifying', record: { request: known } });
});

it('an attempt that arrived is told to its kind once, with its subject, and reported without', async () => {
  const browser = aBrowser();
  browser.area.setItem('peace:payment:order-1', stored(1, lost));
  const onArrived = vi.fn();
  const verifier = () => () => Promise.resolve({ kind: 'arrived', evidence: 'receipt 7' } as const);
  const page = browser.page('ana');
  const attempt = page.get(define({ verifier, onArrived })('order-1'));
  show(attempt);
  await vi.waitFor(() => expect(attempt.read().kind).toBe('arrived'));
  expect(onArrived.mock.calls).toEqual([[pageServices, { subject: 'order-1', record: lost, evidence: 'receipt 7' }]]);
  expect(page.get(pageAccessAtom).window.peaceReports).toEqual([
    { kind: 'attempt', name: 'payment', detail: 'arrived' },
  ]);
});

it('an attempt is looked for only with the services of a page, and by itself only in a page that is visible', async () => {
  const browser = aBrowser();
  browser.area.setItem('peace:payment:order-1', stored(1, lost));
  const read = vi.fn(() => Promise.resolve({ kind: 'unreadable' } as const));
  const page = browser.page('ana');
  const { window } = page.get(pageAccessAtom);
  const [wait, stop] = [vi.spyOn(window, 'setTimeout').mockReturnValue(7), vi.spyOn(window, 'clearTimeout')];
  const attempt = page.get(define({ verifier: () => read })('order-1'));
  attempt.watch();
  await vi.waitFor(() => expect(wait).toHaveBeenCalledOnce());
  expect(read).not.toHaveBeenCalled();
  const visible = vi.spyOn(window, 'document', 'get').mockReturnValue({ visibilityState: 'hidden' });
  attempt.serve(pageServices);
  browser.clock.time += 10_000;
  wait.mock.lastCall?.[0]();
  await Promise.resolve();
  expect(read).not.toHaveBeenCalled();
  visible.mockRestore();
  attempt.check();
  expect(stop).toHaveBeenCalledWith(7);
  expect(read).toHaveBeenCalledOnce();
});

it('an attempt is not looked for by itself after a read that ended the session, until the borrower asks', async () => {
  const browser = aBrowser();
  browser.area.setItem('peace:payment:order-1', stored(1, lost));
  const page = browser.page('ana');
  const pauses: (() => void)[] = [];
  vi.spyOn(page.get(pageAccessAtom).window, 'setTimeout').mockImplementation((callback: () => void) =>
    pauses.push(callback),
  );
  let endings = 0;
  const read = vi.fn(() => Promise.resolve({ kind: 'unreadable' } as const));
  const attempt = page.get(define({ verifier: () => read })('order-1'));
  attempt.serve({ session: { endings: () => endings } });
  attempt.watch();
  await vi.waitFor(() => expect(pauses).toHaveLength(1));
  endings += 1;
  browser.clock.time += 10_000;
  pauses[0]?.();
  expect(read).toHaveBeenCalledOnce();
  // The borrower asks, in the session that came after it.
  attempt.check();
  await vi.waitFor(() => expect(pauses).toHaveLength(2));
  browser.clock.time += 10_000;
  pauses[1]?.();
  expect(read).toHaveBeenCalledTimes(3);
});

it('an attempt that is sent in a session after one that ended is looked for by itself', async () => {
  const browser = aBrowser();
  const page = browser.page('ana');
  const pauses: (() => void)[] = [];
  vi.spyOn(page.get(pageAccessAtom).window, 'setTimeout').mockImplementation((callback: () => void) =>
    pauses.push(callback),
  );
  const read = vi.fn(() => Promise.resolve({ kind: 'unreadable' } as const));
  const attempt = page.get(define({ verifier: () => read, acceptance: 'underWay' })('order-1'));
  attempt.serve({ session: { endings: () => 1 } });
  attempt.watch();
  const started = await attempt.start({ channel: 'gcash' }, async () => ({ kind: 'accepted', data: null }));
  if (started.kind === 'accepted') started.followed({ kind: 'opened' });
  browser.clock.time += HOUR;
  pauses.at(-1)?.();
  expect(read).toHaveBeenCalledOnce();
});

it.each([
  [
    'has a request of another release',
    stored(1, { key: 'k', request: { qr: 1 }, startedAt: 1, stage: { kind: 'sending' } }),
  ],
  ['is of a newer version', stored(2, { id: 'k', request })],
  ['has another stage', stored(1, { key: 'k', request, startedAt: 1, stage: { kind: 'scanned' } })],
  ['has no owner that can be read', JSON.stringify({ version: 2, value: { owner: { user: 1 } } })],
  ['is not JSON', '{"version":1,"val'],
])('an attempt is looked for and asked about where its record %s', async (_, text) => {
  const browser = aBrowser();
  const open = () => {
    const attempt = browser.page('ana').get(payments('order-1'));
    const unmount = show(attempt);
    return { attempt, unmount };
  };
  browser.area.setItem('peace:payment:order-1', text);
  const { attempt, unmount } = open();
  expect(attempt.read()).toMatchObject({
    kind: 'verifying',
    record: { request: null, stage: { kind: 'answerLost' } },
  });
  void attempt.start({ channel: 'gcash' }, never, { confirmedBeside: recordOf(attempt.read()) });
  await Promise.resolve();
  expect(attempt.read().kind).toBe('verifying');
  unmount();
  // Until its time is over, and no longer.
  browser.clock.time += 23 * HOUR;
  expect(open().attempt.read().kind).toBe('verifying');
  browser.clock.time += HOUR;
  expect(open().attempt.read().kind).toBe('idle');
});

it('an attempt whose record has no readable start was started when it was stored', () => {
  const browser = aBrowser();
  browser.area.setItem('peace:payment:order-1', stored(2, { id: 'k', request }));
  const attempt = browser.page('ana').get(payments('order-1'));
  show(attempt);
  expect(recordOf(attempt.read())).toMatchObject({ startedAt: 1_000_000 });
});

it('an attempt of another release is left as it is, until the borrower repeats it', async () => {
  const browser = aBrowser();
  const text = stored(2, { key: 'k', request });
  browser.area.setItem('peace:payment:order-1', text);
  const unseen = define({ verifier: () => () => Promise.resolve({ kind: 'notFound' }) });
  const attempt = browser.page('ana').get(unseen('order-1'));
  const send = vi.fn(never);
  show(attempt);
  browser.clock.time += 30_000;
  await vi.waitFor(() => expect(attempt.read().kind).toBe('unknown'));
  attempt.check();
  await vi.waitFor(() => expect(attempt.read().kind).toBe('notArrived'));
  expect(browser.area.getItem('peace:payment:order-1')).toBe(text);
  void attempt.start({ channel: 'maya' }, send);
  expect(send).not.toHaveBeenCalled();
  void attempt.start({ channel: 'maya' }, send, { confirmedBeside: recordOf(attempt.read()) });
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(browser.area.getItem('peace:payment:order-1')).toContain('maya');
});

it('an attempt of a subject that has one borrower counts for a session that names its borrower in another way', async () => {
  const ofOrder = define({
    item: attemptItem({ key: 'payment', request: object({ channel: string() }), isOfSubject: true }),
    acceptance: 'underWay',
  });
  const browser = aBrowser();
  const first = browser.page('ana').get(ofOrder('order-1'));
  show(first);
  void first.start({ channel: 'gcash' }, never);
  await Promise.resolve();
  const text = browser.area.getItem('peace:payment:order-1');
  const again = browser.page('the session of a link').get(ofOrder('order-1'));
  show(again);
  expect(again.read()).toMatchObject({ kind: 'verifying', record: { request: null } });
  void again.start({ channel: 'gcash' }, never, { confirmedBeside: recordOf(again.read()) });
  expect(again.read().kind).toBe('verifying');
  expect(browser.area.getItem('peace:payment:order-1')).toBe(text);
});

it('an attempt is known to a session of its borrower that does not name the user, and to no other user', async () => {
  const browser = aBrowser();
  const attempt = browser.page('user7.phone1').get(payments('order-1'));
  show(attempt);
  void attempt.start({ channel: 'gcash' }, never);
  await Promise.resolve();
  const stateOf = (borrower: string) => {
    const reopened = browser.page(borrower).get(payments('order-1'));
    show(reopened);
    return reopened.read().kind;
  };
  expect(stateOf('user8.phone1')).toBe('idle');
  expect(stateOf('.phone2')).toBe('idle');
  expect(stateOf('.phone1')).toBe('verifying');
});

it('an attempt of two borrowers of one phone for the same subject is each one’s own, and stays', async () => {
  const browser = aBrowser();
  const start = async (borrower: string, channel: string) => {
    const attempt = browser.page(borrower).get(payments('product-1'));
    show(attempt);
    void attempt.start({ channel }, never);
    await Promise.resolve();
  };
  const channelOf = (borrower: string) => {
    const reopened = browser.page(borrower).get(payments('product-1'));
    const unmount = show(reopened);
    const state = reopened.read();
    unmount();
    return state.kind === 'verifying' ? state.record.request?.channel : state.kind;
  };
  await start('ana', 'gcash');
  await start('ben', 'maya');
  expect([channelOf('ana'), channelOf('ben')]).toEqual(['gcash', 'maya']);
  // The second one's is found although the first one's is gone.
  browser.area.removeItem('peace:payment:product-1');
  expect([channelOf('ana'), channelOf('ben')]).toEqual(['idle', 'maya']);
});

it('a page that does not know its borrower looks for the first attempt, which may be its own', () => {
  const browser = aBrowser();
  browser.area.setItem('peace:payment:order-1', stored(1, lost));
  const attempt = browser.page(null).get(payments('order-1'));
  show(attempt);
  void attempt.start({ channel: 'maya' }, never);
  expect(attempt.read().kind).not.toBe('sending');
});

it('an attempt of another borrower, which cannot be read, is not this one’s', () => {
  const browser = aBrowser();
  browser.area.setItem('peace:payment:order-1', stored(2, { key: 'k', request }, 'ben'));
  const attempt = browser.page('ana').get(payments('order-1'));
  show(attempt);
  expect(attempt.read().kind).toBe('idle');
});

it('an attempt is one for each subject in a page, whichever screen asks', () => {
  const page = aBrowser().page('ana');
  expect(page.get(payments('order-1'))).toBe(page.get(payments('order-1')));
  expect(page.get(payments('order-1'))).not.toBe(page.get(payments('order-2')));
});

it('an outcome is looked for at the times that docs/decisions/attempts.md has', () => {
  const seconds = (pauses: readonly number[]) =>
    new Intl.ListFormat('en-GB').format(pauses.map((pause) => String(pause / 1000)));
  const said = attempts.replaceAll(/\s+/g, ' ');
  expect(said).toContain(`verifies at ${seconds(answerLostPauses)} seconds`);
  expect(said).toContain(`after ${seconds(underWayPauses)} seconds`);
});
