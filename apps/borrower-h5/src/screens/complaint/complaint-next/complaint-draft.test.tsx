import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { draftAbout } from '#features/complaint/complaint-draft.ts';
import { storedDrafts } from '#features/complaint/testing/stored-drafts.ts';
import { box, keepInAnotherPage, open, send, sent } from './testing/open-complaint-next.tsx';

const draft = () => storedDrafts().read()?.byOrder[0] ?? null;

const about = (orderNo: string, problemType = '2') => draftAbout({ orderNo, problemType, problemSonType: '' }, null);

test('what was written for another type stays, under the type of the address', async () => {
  storedDrafts().keep({ ...about('7001', '5'), text: 'Started elsewhere', unfinished: ['door.jpg'] });
  open();
  expect(await box()).toHaveValue('Started elsewhere');
  expect(screen.getByText(/Not uploaded before this page was closed: door.jpg/)).toBeVisible();
  await userEvent.type(await box(), '.');
  expect(draft()).toMatchObject({ text: 'Started elsewhere.', orderNo: '7001', problemType: '2' });
});

test('another order has another draft, and neither is lost', async () => {
  storedDrafts().keep({ ...about('7002', '5'), text: 'About the other one' });
  const page = open();
  expect(await box()).toHaveValue('');
  await userEvent.type(await box(), 'About this one');
  page.unmount();
  open({ entry: '/complainPageNext?problemType=5&problemSonType=&orderNo=7002' });
  expect(await box()).toHaveValue('About the other one');
  expect(
    storedDrafts()
      .read()
      ?.byOrder.map(({ text }) => text),
  ).toEqual(['About this one', 'About the other one']);
});

test('what another page wrote about the order meanwhile is not removed with the one that is sent', async () => {
  open();
  await userEvent.type(await box(), 'This one');
  keepInAnotherPage({ ...about('7001'), text: 'Another one' });
  await send();
  await sent();
  expect(draft()).toMatchObject({ text: 'Another one' });
});

test('nothing of a complaint, written or being sent, is shown to another borrower', async () => {
  const entry = (user: string) =>
    `/complainPageNext?problemType=2&problemSonType=&orderNo=7001&sessionId=session-${user}&userId=${user}`;
  const ana = open({ entry: entry('1') });
  await userEvent.type(await box(), 'Ana wrote this.');
  ana.sandbox.faults.add({ endpoint: 'fileComplaint', kind: 'drop', times: 1 });
  await send();
  await screen.findByText(/We could not see your complaint yet/);
  expect(JSON.stringify({ ...localStorage })).toContain('Ana wrote this.');
  ana.unmount();
  sessionStorage.clear();
  open({ entry: entry('2'), sandbox: ana.sandbox });
  expect(await box()).toHaveValue('');
  expect(screen.queryByText(/see your complaint yet/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

describe('a draft and who is calling', () => {
  const address = '/complainPageNext?problemType=2&problemSonType=&orderNo=7001';
  const entry = (session: string) => `${address}&sessionId=${session}`;
  const long = 'Ana wrote a long text.';

  /** In a tab of her own Ana has written, and has left. */
  async function write(session: string) {
    const ana = open({ entry: entry(session) });
    await userEvent.type(await box(), long);
    ana.unmount();
    sessionStorage.clear();
  }

  test.each(['639171234567', '+639171234567', '%2B63%20917%20123%204567', '9171234567'])(
    'the same person’s number in another spelling finds it: %s',
    async (spelling) => {
      await write('s-1&userId=7&mobilePhone=09171234567');
      open({ entry: entry(`s-2&userId=7&mobilePhone=${spelling}`) });
      expect(await box()).toHaveValue(long);
      cleanup();
      sessionStorage.clear();
      open({ entry: entry(`s-3&mobilePhone=${spelling}`) });
      expect(await box()).toHaveValue(long);
    },
  );

  test('a page that lost its session says so, and one letter does not cost the text', async () => {
    await write('s-1&userId=7');
    const lost = open({ entry: address });
    expect(await box()).toHaveValue('');
    expect(screen.getByText(/Open this page from the app again/)).toBeVisible();
    await userEvent.type(await box(), 'x');
    lost.unmount();
    open({ entry: entry('s-2&userId=7') });
    expect(await box()).toHaveValue(long);
  });

  test('a session without a user finds it once the backend has accepted it', async () => {
    await write('s-1&userId=7');
    open({ entry: entry('s-2') });
    expect(await box()).toHaveValue(long);
    expect(screen.queryByText(/Open this page from the app again/)).not.toBeInTheDocument();
    await userEvent.type(await box(), ' More.');
    expect(JSON.stringify({ ...localStorage })).toContain(`${long} More.`);
  });
});
