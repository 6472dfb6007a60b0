import { commonMessages } from '@peace/i18n/messages/common';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney, toDecimalString, type Money } from '@peace/money-date';
import { ArrowIcon } from '@peace/vant-react-compat/icon';
import { useId, type ReactElement, type ReactNode } from 'react';

import { CopyButton, CopyHint, type CopyState } from '../copy-button/copy-button.tsx';
import { GroupedCode } from '../grouped-code/grouped-code.tsx';
import { Figure } from '../amount/figure.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import './pay-slip.css';

export interface PaySlipProps {
  /** A `ProductLogo` of who takes the payment. */
  readonly logo?: ReactElement | null;
  /** The payee: '7-Eleven'; '' if there is none. */
  readonly title: string;
  /** Under that name: of when the code is. */
  readonly note?: string;
  /** A tap anywhere but on another button opens how to pay with the code; `openLabel` says so. Without it the slip only shows. */
  readonly onOpen?: () => void;
  readonly openLabel?: ReactNode;
  /** The amount to pay; null if it could not be read, undefined if none is known. */
  readonly amount?: Money | null | undefined;
  readonly amountLabel?: ReactNode;
  readonly amountCopyState: CopyState;
  /** Without it there is no button beside the amount. */
  readonly onCopyAmount?: (() => void) | undefined;
  readonly code: string;
  readonly codeLabel: ReactNode;
  readonly copyState: CopyState;
  /** Without it there is no button beside the code. */
  readonly onCopy?: (() => void) | undefined;
  /** Of the code's button; default the common 'Copy'. */
  readonly copyLabel?: ReactNode;
  /** It is to be seen, and may not be copied now. */
  readonly isInert?: boolean;
  /** Notes, and more actions for the code: the barcode's button. */
  readonly children?: ReactNode;
}

/** Shows the values that a borrower tells a cashier or types into a wallet: payee, amount and code. Amount and code can be copied. */
export function PaySlip(props: PaySlipProps): ReactElement {
  const { title, code, codeLabel, copyState, isInert = false, children } = props;
  const t = useMessages(commonMessages);
  const { amount, amountCopyState } = props;
  const copies = amount ? toDecimalString(amount) : undefined;
  const isByHand = copyState === 'manual' || amountCopyState === 'manual';
  return (
    <section className={`peace-slip${isByHand ? ' peace-slip--manual' : ''}`} aria-label={title || undefined}>
      <Payee {...props} />
      <div className="peace-slip__body">
        {amount !== undefined && (
          <Line
            label={props.amountLabel}
            copies={copies}
            copyState={amountCopyState}
            copyName={t('copyAmount')}
            isInert={isInert}
            onCopy={props.onCopyAmount}
          >
            {amount ? <Figure className="peace-slip__amount">{formatMoney(amount)}</Figure> : formatMoney(amount)}
          </Line>
        )}
        <Line
          label={codeLabel}
          copies={code}
          copyState={copyState}
          copyLabel={props.copyLabel}
          isInert={isInert}
          onCopy={props.onCopy}
        >
          <span className="peace-slip__code">
            <GroupedCode code={code} />
          </span>
        </Line>
        <CopyHint copyState={isByHand ? 'manual' : 'idle'} />
        {children}
      </div>
    </section>
  );
}

function Payee({ logo, title, note, onOpen, openLabel }: PaySlipProps): ReactElement | null {
  if (!title && !logo && !onOpen && !note) return null;
  const content = (
    <>
      {logo}
      <span className="peace-slip__text">
        <span className="peace-slip__title">{title}</span>
        {note && (
          <span className="peace-slip__label">
            <UnbrokenText>{note}</UnbrokenText>
          </span>
        )}
        {onOpen && openLabel && <span className="peace-slip__label">{openLabel}</span>}
      </span>
    </>
  );
  if (!onOpen) return <div className="peace-slip__payee">{content}</div>;
  return (
    <button type="button" className="peace-slip__payee" data-replay onClick={onOpen}>
      {content}
      <ArrowIcon className="peace-slip__arrow" />
    </button>
  );
}

interface LineProps {
  readonly label: ReactNode;
  /** Undefined: there is nothing to copy. */
  readonly copies: string | undefined;
  readonly copyState: CopyState;
  readonly copyLabel?: ReactNode;
  /** The button's full name, where 'Copy' alone would be the other one's. */
  readonly copyName?: string;
  readonly isInert: boolean;
  readonly onCopy: (() => void) | undefined;
  readonly children: ReactNode;
}

function Line({ label, copies, copyState, copyLabel, copyName, isInert, onCopy, children }: LineProps) {
  const id = useId();
  // The specification's buttons have words (§2).
  const isIcon = useLocale().locale !== 'original';
  return (
    <div className={isIcon ? 'peace-slip__line peace-slip__line--icon' : 'peace-slip__line'}>
      <div className="peace-slip__text">
        <p className="peace-slip__label">{label}</p>
        <p id={id} className="peace-slip__value">
          {children}
        </p>
      </div>
      {copies !== undefined && onCopy && (
        <CopyButton
          // A toast says that it was copied (spec §5): the words of the button do not repeat it.
          copyState={copyState === 'copied' && !isIcon ? 'idle' : copyState}
          onCopy={onCopy}
          label={copyLabel}
          name={copyName}
          describedBy={id}
          isIcon={isIcon}
          isInert={isInert}
        />
      )}
    </div>
  );
}
