import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { Button } from '@peace/vant-react-compat/button';
import { WarningIcon } from '@peace/vant-react-compat/icon';
import { Popup } from '@peace/vant-react-compat/popup';
import { useDeferredValue, useEffect, useRef, type ReactElement, type ReactNode } from 'react';

import { Amount } from '../amount/amount.tsx';
import { NoAccountDrawing } from '../drawings/drawings.tsx';
import { ScreenMessage, type MessageAction } from '../screen-message/screen-message.tsx';
import { ChannelList, type PayChannel } from './channel-list.tsx';
import './pay-channel-sheet.css';

export type { PayChannel } from './channel-list.tsx';

export interface PayChannelSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The lender and the due date. Shown above the amount in place of the title, which then only names the sheet. */
  readonly label?: string | undefined;
  /** The amount to pay, visible while the channel is chosen; null if it could not be read. */
  readonly amount?: Money | null;
  readonly channels: readonly PayChannel[];
  /** `channelNumber` of the chosen one; `undefined` while none is. */
  readonly selected: string | undefined;
  readonly onSelect: (channelNumber: string) => void;
  readonly payLabel: string;
  readonly onPay: () => void;
  /** The pay link is being requested: the button says `payingLabel`, and nothing can be changed or closed meanwhile. */
  readonly isPaying?: boolean;
  /** The amount is being read: the button says `payingLabel` and waits; the rest can be used. */
  readonly isChecking?: boolean;
  readonly payingLabel: ReactNode;
  /** Why it cannot be paid now; makes the button inert. */
  readonly blockedReason?: ReactNode;
  /** The problem of the last attempt. */
  readonly message?: ReactNode;
  /** Beside the message: what customer service asks for. */
  readonly besideMessage?: ReactNode;
  /** Below the button that pays. */
  readonly caution?: string | undefined;
  /** Stands for the list when there is no channel. */
  readonly empty: { readonly title: ReactNode; readonly action: MessageAction };
}

const stay = () => undefined;

/** The ways to pay, one of them chosen, and the button that pays. */
export function PayChannelSheet(props: PayChannelSheetProps): ReactElement {
  const { open, onClose, title, label, channels, selected, onSelect, empty, isPaying = false } = props;
  const t = useMessages(commonMessages);
  // Not with the page itself, which is waited for; and never where it cannot be opened.
  const isPrepared = useDeferredValue(true, false) && !props.blockedReason;
  // The button answers a tap before the channels do.
  const isInert = useDeferredValue(isPaying);
  const hasLabel = label !== undefined && channels.length > 0;
  return (
    <Popup
      open={open}
      prepared={isPrepared}
      onClose={onClose}
      {...(hasLabel ? { label: title } : { title })}
      closeLabel={isPaying ? undefined : t('close')}
      dismissible={!isPaying}
      className={hasLabel ? 'peace-channels peace-channels--labelled' : 'peace-channels'}
    >
      {channels.length === 0 ? (
        <div className="peace-channels__none">
          <ScreenMessage
            drawing={NoAccountDrawing}
            title={empty.title}
            primary={empty.action}
            secondary={{ label: t('close'), onClick: onClose }}
          />
        </div>
      ) : (
        <>
          <div className="peace-channels__sum">
            {hasLabel && <p className="peace-channels__label">{label}</p>}
            {open && props.amount && <Amount value={props.amount} align={hasLabel ? 'start' : 'center'} />}
          </div>
          <SheetMessage
            text={props.message ?? props.blockedReason}
            beside={props.message ? props.besideMessage : null}
          />
          <ChannelList
            label={title}
            channels={channels}
            selected={selected}
            onSelect={isPaying ? stay : onSelect}
            isInert={isInert}
          />
          <PayFooter {...props} isPaying={isPaying} />
          {props.caution && <p className="peace-channels__caution">{props.caution}</p>}
        </>
      )}
    </Popup>
  );
}

/** Stands above the list: at the foot, in large text, it would leave the list no room. */
function SheetMessage({ text, beside }: { readonly text: ReactNode; readonly beside: ReactNode }): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) element.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={element} className="peace-channels__alert" role="alert">
      {text && (
        <div className="peace-channels__message">
          <WarningIcon />
          <span>
            {text} {beside}
          </span>
        </div>
      )}
    </div>
  );
}

function PayFooter(props: PayChannelSheetProps): ReactElement {
  const { amount, channels, selected, payLabel, onPay, payingLabel, blockedReason } = props;
  const { isPaying, isChecking } = props;
  const isBusy = isPaying || isChecking;
  const isChosen = channels.some(({ channelNumber }) => channelNumber === selected);
  return (
    <div className="peace-channels__footer">
      <Button
        type="primary"
        size="large"
        // It pays another sum, or through another channel, only after a moment (see Button), whatever its label says.
        action={[payLabel, amount?.minor, selected].join(' ')}
        disabled={!isChosen || Boolean(blockedReason)}
        loading={isBusy}
        // Not before: a long one would make a tall button of it.
        loadingText={isBusy ? payingLabel : undefined}
        onClick={onPay}
      >
        {payLabel}
      </Button>
    </div>
  );
}
