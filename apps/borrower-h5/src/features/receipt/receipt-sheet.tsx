import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { Mark } from '@peace/ui-kit/mark';
import { Row, RowCard } from '@peace/ui-kit/row-card';
import { Button } from '@peace/vant-react-compat/button';
import { DocumentIcon, SuccessIcon } from '@peace/vant-react-compat/icon';
import { Popup } from '@peace/vant-react-compat/popup';
import type { ReactElement } from 'react';
import type { ReceiptText } from './receipt.model.ts';
import { ReminderOutcome, type ReminderState } from './reminder-outcome.tsx';
import './receipt-sheet.css';

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

/** The issuer: the app's name and the lender's. */
export interface ReceiptBrand {
  readonly name: string;
  readonly lender: string;
}

export interface ReceiptSheetProps {
  readonly isOpen: boolean;
  readonly receipt: ReceiptText;
  readonly brand: ReceiptBrand;
  readonly picture: PictureState;
  /** Null where nothing is due next. */
  readonly reminder: ReminderState | null;
  readonly earlier: readonly EarlierReceipt[];
  readonly events: ReceiptSheetEvents;
}

/** Shows a receipt with its amount, its time and the next payment, and offers its picture and a reminder. A shown picture takes its place. */
export function ReceiptSheet(props: ReceiptSheetProps): ReactElement {
  const { isOpen, receipt, brand, picture, reminder, earlier, events } = props;
  const t = useMessages(receiptMessages);
  return (
    <Popup open={isOpen} onClose={events.close} label={receipt.title} className="receipt-popup">
      <div className="receipt">
        {picture.kind !== 'shown' && <Paper receipt={receipt} brand={brand} />}
        <div className={`receipt__ways receipt__ways--${picture.kind}`}>
          <ReceiptPicture picture={picture} alt={inOneText(receipt)} onShare={events.share} />
          {reminder && <ReminderOffer reminder={reminder} onRemind={events.remind} />}
        </div>
      </div>
      {earlier.length > 0 && (
        <div className="receipt">
          <h2 className="receipt__earlier">{t('earlier')}</h2>
          <RowCard>
            {earlier.map(({ id, title, when }) => (
              <Row
                key={id}
                icon={<DocumentIcon />}
                title={title}
                note={<small>{when}</small>}
                onClick={() => events.openEarlier(id)}
              />
            ))}
          </RowCard>
        </div>
      )}
      <div className="van-popup__foot">
        <Button type="primary" block onClick={events.close}>
          {t('done')}
        </Button>
      </div>
    </Popup>
  );
}

/** The receipt as paper: from whom, what, how much, when, and its reference. */
function Paper({ receipt, brand }: Pick<ReceiptSheetProps, 'receipt' | 'brand'>): ReactElement {
  const t = useMessages(receiptMessages);
  return (
    <article className="receipt__paper">
      <header className="receipt__head">
        <Mark size={40} />
        <p className="receipt__brand">{brand.name}</p>
        <p className="receipt__lender">{brand.lender}</p>
      </header>
      <h2 className="receipt__title">
        <SuccessIcon />
        <span>{receipt.title}</span>
      </h2>
      {receipt.amount && <Amount label={receipt.amountLabel} value={receipt.amount} isStroked />}
      <DetailRows rows={receipt.rows} />
      {receipt.after && <p>{receipt.after}</p>}
      {receipt.reference && (
        <p className="receipt__small">
          {t('reference')} <code className="receipt__reference">{receipt.reference}</code>
        </p>
      )}
      <p className="receipt__small">{receipt.notice}</p>
    </article>
  );
}

function inOneText({ title, amount, rows, after, reference, notice }: ReceiptText): string {
  const facts = rows.map(({ label, value }) => `${label}: ${value}`);
  return [title, amount && formatMoney(amount), ...facts, after, reference, notice].filter(Boolean).join('. ');
}

/** The picture of a receipt. Once it could not be shared it is there, for a long press. */
export type PictureState =
  | { readonly kind: 'making' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'shown'; readonly url: string; readonly isSaving: boolean }
  | { readonly kind: 'impossible' };

interface ReceiptPictureProps {
  readonly picture: PictureState;
  readonly alt: string;
  readonly onShare: () => void;
}

/** The button that shares the picture; the picture itself where that is not possible, and the focus is on it then. */
export function ReceiptPicture({ picture, alt, onShare }: ReceiptPictureProps): ReactElement {
  const t = useMessages(receiptMessages);
  return (
    <>
      {(picture.kind !== 'shown' || picture.isSaving) && (
        <Button
          plain
          block
          loading={picture.kind === 'making'}
          loadingText={t('makingPicture')}
          disabled={picture.kind === 'impossible'}
          onClick={onShare}
        >
          {t('sharePicture')}
        </Button>
      )}
      <div role="status">
        {picture.kind === 'impossible' && <p className="receipt__hint">{t('noPicture')}</p>}
        {picture.kind === 'shown' && (
          <p className="receipt__hint">{t(picture.isSaving ? 'pictureSaved' : 'pressToSave')}</p>
        )}
      </div>
      {picture.kind === 'shown' && (
        <img
          className="receipt__picture"
          src={picture.url}
          alt={alt}
          tabIndex={-1}
          onLoad={({ currentTarget }) => {
            // Its button is gone where it does nothing.
            if (!picture.isSaving) currentTarget.focus({ preventScroll: true });
            currentTarget.scrollIntoView({ block: 'end' });
          }}
        />
      )}
    </>
  );
}

interface ReminderOfferProps {
  readonly reminder: ReminderState;
  readonly onRemind: () => void;
}

function ReminderOffer({ reminder, onRemind }: ReminderOfferProps): ReactElement {
  const t = useMessages(receiptMessages);
  return (
    <>
      <Button plain block onClick={onRemind}>
        {t('remind')}
      </Button>
      <ReminderOutcome reminder={reminder} />
    </>
  );
}
