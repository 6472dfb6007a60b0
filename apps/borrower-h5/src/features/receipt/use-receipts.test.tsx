import { Link } from '@peace/vant-react-compat/link';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useSetAtom } from 'jotai';
import { useEffect, type ReactElement } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { toReceipt } from '#shared/order/order-ids.ts';
import { acceptedOfferAtom } from '#shared/order/accepted-offer.ts';
import { keepReceiptAtom, type Receipt } from './receipt.ts';
import { aReceipt } from './testing/a-receipt.ts';
import { anAcceptedOffer } from './testing/an-accepted-offer.ts';
import { drawsPictures } from './testing/draws-pictures.ts';
import { useReceipts } from './use-receipts.tsx';

beforeEach(() => {
  keptIds.clear();
  drawsPictures();
});

/** A screen that keeps receipts as it is opened. */
function Screen({ kept }: { readonly kept: readonly Receipt[] }): ReactElement {
  const { hasReceipts, open, sheet } = useReceipts('8602');
  const keep = useSetAtom(keepReceiptAtom);
  const missing = kept.find((receipt) => !keptIds.has(receipt.id));
  useEffect(() => {
    if (missing === undefined) return;
    keptIds.add(missing.id);
    keep(missing);
  }, [keep, missing]);
  return (
    <>
      {hasReceipts && <button onClick={open}>Receipts</button>}
      {sheet}
    </>
  );
}

const keptIds = new Set<string>();
const ENTRY = '/loanDetail?orderId=8602&userId=7';

function show(kept: readonly Receipt[], host: 'shell' | 'browser' = 'browser') {
  return renderScreen(<Screen kept={kept} />, '/loanDetail', { scenario: 'instalments-details', entry: ENTRY, host });
}

it('useReceipts keeps a receipt for the order, and opens it again in a later page', async () => {
  const first = show([aReceipt()]);
  await screen.findByRole('button', { name: 'Receipts' });
  first.unmount();

  show([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Receipts' }));
  expect(await screen.findByRole('dialog', { name: 'Your payment has arrived' })).toHaveTextContent('₱3,450.00');
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a link to the newest receipt opens it, as often as it is tapped', async () => {
  const linked = (
    <>
      <Link {...toReceipt('8602')}>See receipt</Link>
      <Screen kept={[aReceipt()]} />
    </>
  );
  renderScreen(linked, '/loanDetail', { scenario: 'instalments-details', entry: ENTRY });
  await screen.findByRole('button', { name: 'Receipts' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByText('See receipt'));
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByText('See receipt'));
  expect(await screen.findByRole('dialog', { name: 'Your payment has arrived' })).toBeVisible();
});

it('draws the picture in the accent colour of the page', async () => {
  document.documentElement.setAttribute('style', '--peace-accent: #0a5c36; --peace-on-accent: #fefefe');
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const colours: unknown[] = [];
  const drawing = drawsPictures({
    fill: () => colours.push(drawing.fillStyle),
    fillRect: () => colours.push(drawing.fillStyle),
    stroke: () => colours.push(drawing.strokeStyle),
  });
  show([aReceipt()]);
  fireEvent.click(await screen.findByRole('button', { name: 'Receipts' }));
  await screen.findByRole('button', { name: 'Save or share a picture' });
  // The mark with its two lines, and the first stroke below the amount.
  expect(colours.filter((colour) => colour === '#0a5c36')).toHaveLength(2);
  expect(colours.filter((colour) => colour === '#fefefe')).toHaveLength(2);
});

it('shares the picture where the browser does', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => true, share }));
  show([aReceipt()]);
  fireEvent.click(await screen.findByRole('button', { name: 'Receipts' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save or share a picture' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({ files: [expect.any(File)] });
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Your payment has arrived\. ₱/ })).toBeNull());
});

it('shares the reminder as a calendar file that bears the time at which it was made', async () => {
  const share = vi.fn((_data: { readonly files: readonly File[] }) => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => true, share }));
  const { sandbox } = show([aReceipt()]);
  const receipts = await screen.findByRole('button', { name: 'Receipts' });
  sandbox.clock.moveTo(Date.UTC(2026, 11, 1, 2, 5));
  fireEvent.click(receipts);
  fireEvent.click(await screen.findByRole('button', { name: 'Remind me before it is due' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  const file = await share.mock.lastCall?.[0].files[0]?.text();
  expect(file).toContain('DTSTART;VALUE=DATE:20261227');
  expect(file).toContain('DTSTAMP:20261201T02');
});

it('useReceipts shows picture and date in a shell that can do neither', async () => {
  show([aReceipt()], 'shell');
  fireEvent.click(await screen.findByRole('button', { name: 'Receipts' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save or share a picture' }));
  expect(await screen.findByRole('img', { name: /^Your payment has arrived\. ₱/ })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  expect(screen.getByText('Press and hold the picture to save or share it.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Remind me before it is due' }));
  expect(await screen.findByText(/Please note the date: 2026-12-27/)).toBeVisible();
});

it('the receipt of an application offers a reminder of its whole plan', async () => {
  function WithOffer(): ReactElement {
    const keepOffer = useSetAtom(acceptedOfferAtom('application-1'));
    useEffect(() => void keepOffer(anAcceptedOffer({ days: ['2027-01-20', '2027-02-20'] })), [keepOffer]);
    return <Screen kept={[aReceipt({ id: 'application-1', kind: 'application', through: null, next: null })]} />;
  }
  renderScreen(<WithOffer />, '/loanDetail', { scenario: 'instalments-details', entry: ENTRY });
  fireEvent.click(await screen.findByRole('button', { name: 'Receipts' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remind me before it is due' }));
  expect(await screen.findByText(/Please note the date: 2027-01-20; 2027-02-20/)).toBeVisible();
});
