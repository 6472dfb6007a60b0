import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { Outcome } from '@peace/ui-kit/outcome';
import { Button } from '@peace/vant-react-compat/button';
import { Cell } from '@peace/vant-react-compat/cell';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import { Popup } from '@peace/vant-react-compat/popup';
import type { ReactElement } from 'react';
import { ReceiptPicture, type PictureState } from './receipt-picture.tsx';
import type { ReceiptText } from './receipt.model.ts';
import { ReminderOffer, type ReminderState } from './reminder-offer.tsx';
import './receipt-sheet.css';

/** An older receipt of the same order. */
export interface EarlierReceipt {
  readonly id: string;
  readonly title: string;
  readonly when: string;
}

export interface ReceiptSheetEvents {
  readonly close: () => void;
  readonly share: () => void;
  readonly remind: () => void;
  readonly openEarlier: (id: string) => void;
}

export interface ReceiptSheetProps {
  readonly isOpen: boolean;
  readonly receipt: ReceiptText;
  readonly picture: PictureState;
  /** Null where nothing is due next. */
  readonly reminder: ReminderState | null;
  readonly earlier: readonly EarlierReceipt[];
  readonly events: ReceiptSheetEvents;
}

/**
 * What the borrower keeps: what, how much, when, for which order, what follows; a picture of it, and a reminder. A picture that is shown
 * says all of it, and stands in its place.
 */
export function ReceiptSheet(props: ReceiptSheetProps): ReactElement {
  const { isOpen, receipt, picture, reminder, earlier, events } = props;
  const t = useMessages(receiptMessages);
  return (
    <Popup open={isOpen} onClose={events.close} label={receipt.title}>
      <div className="receipt">
        {picture.kind !== 'shown' && (
          <>
            <Outcome kind="done" title={receipt.title} text={receipt.after}>
              {receipt.amount && <Amount label={receipt.amountLabel} value={receipt.amount} align="center" />}
              <DetailRows rows={receipt.rows} />
            </Outcome>
            <p className="receipt__notice">{receipt.notice}</p>
          </>
        )}
        <div className={`receipt__ways receipt__ways--${picture.kind}`}>
          <ReceiptPicture picture={picture} alt={inOneText(receipt)} onShare={events.share} />
          {reminder && <ReminderOffer reminder={reminder} onRemind={events.remind} />}
        </div>
      </div>
      {earlier.length > 0 && (
        <CellGroup title={t('earlier')}>
          {earlier.map(({ id, title, when }) => (
            <Cell key={id} title={title} label={when} onClick={() => events.openEarlier(id)} />
          ))}
        </CellGroup>
      )}
      <div className="receipt__done">
        <Button type="primary" block onClick={events.close}>
          {t('done')}
        </Button>
      </div>
    </Popup>
  );
}

/** The text alternative of the picture. */
function inOneText({ title, amount, rows, after, notice }: ReceiptText): string {
  const facts = rows.map(({ label, value }) => `${label}: ${value}`);
  return [title, amount && formatMoney(amount), ...facts, after, notice].filter(Boolean).join('. ');
}
