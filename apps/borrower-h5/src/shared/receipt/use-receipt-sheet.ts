import { receiptMessages } from '@peace/i18n/messages/receipt';
import { dayText } from '@peace/i18n/dates';
import { useLocale, useMessages } from '@peace/i18n/react';
import { shareFile } from '@peace/web-platform/share-file';
import { useEffect, useState } from 'react';
import { appConfig } from '#shared/app-config.ts';
import { useServices } from '#shared/services.tsx';
import { calendarFile } from './calendar-file.ts';
import { drawPicture } from './draw-picture.ts';
import type { PictureState } from './receipt-picture.tsx';
import { receiptText, reminderDay, reminderOf } from './receipt.model.ts';
import type { Receipt } from './receipt.ts';
import type { ReminderState } from './reminder-offer.tsx';

/** What the sheet shows of one receipt, and what its buttons do. Mounted again for each receipt. */
export function useReceiptSheet(receipt: Receipt) {
  const { bridge, clock, window } = useServices();
  const t = useMessages(receiptMessages);
  const { locale } = useLocale();
  const text = receiptText(receipt, t, locale);
  const picture = usePicture(receipt.orderId, text);
  const [outcome, setOutcome] = useState<ReminderState['outcome']>('offered');
  // A web view that knows no downloads would leave the page for the file, or do nothing.
  const mayDownload = bridge.host === 'browser';

  async function remind() {
    const event = reminderOf(receipt, t, clock.now());
    if (event === null) return;
    const file = new File([calendarFile(event)], `payment-${event.day}.ics`, { type: 'text/calendar' });
    const { kind } = await shareFile(file, { window, mayDownload });
    setOutcome(kind === 'cancelled' ? 'offered' : kind);
  }

  const day = reminderDay(receipt);
  return {
    receipt: text,
    picture: picture.state,
    reminder: day === null ? null : { outcome, day: dayText(day, locale) },
    onShare: () => void picture.share(mayDownload),
    onRemind: () => void remind(),
  };
}

/** The picture is made before it is requested: sharing is only allowed in the tap itself. */
function usePicture(orderId: string, text: ReturnType<typeof receiptText>) {
  const { window } = useServices();
  const { locale } = useLocale();
  const [file, setFile] = useState<File | null | undefined>(undefined);
  const [shown, setShown] = useState<{ readonly url: string; readonly isSaving: boolean } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const options = { brand: appConfig.appEnName, name: `receipt-${orderId}.png` };
    void drawPicture(window.document, text, options).then((drawn) => {
      if (isCurrent) setFile(drawn);
    });
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the text is that of this receipt, in this language
  }, [orderId, locale, window]);
  useEffect(() => (shown === null ? undefined : () => URL.revokeObjectURL(shown.url)), [shown]);

  async function share(mayDownload: boolean) {
    if (!file) return;
    const { kind } = await shareFile(file, { window, mayDownload });
    if (kind === 'downloading' || kind === 'unavailable') {
      setShown({ url: URL.createObjectURL(file), isSaving: kind === 'downloading' });
    }
  }

  const state: PictureState =
    file === undefined
      ? { kind: 'making' }
      : file === null
        ? { kind: 'impossible' }
        : shown === null
          ? { kind: 'ready' }
          : { kind: 'shown', ...shown };
  return { state, share };
}
