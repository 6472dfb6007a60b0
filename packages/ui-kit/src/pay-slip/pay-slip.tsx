import { useLocale } from '@peace/i18n/react';
import { ArrowIcon } from '@peace/vant-react-compat/icon';
import { useId, type ReactElement, type ReactNode } from 'react';

import { CopyButton, CopyHint, type CopyState } from '../copy-button/copy-button.tsx';
import { GroupedCode } from '../grouped-code/grouped-code.tsx';
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

/** Shows the values that a borrower tells a cashier or types into a wallet: payee and code, which can be copied. */
export function PaySlip(props: PaySlipProps): ReactElement {
  const { title, code, codeLabel, copyState, copyLabel, isInert = false, onCopy, children } = props;
  const id = useId();
  // The specification's buttons have words (§2).
  const isIcon = useLocale().locale !== 'original';
  const isByHand = copyState === 'manual';
  return (
    <section className={`peace-slip${isByHand ? ' peace-slip--manual' : ''}`} aria-label={title || undefined}>
      <Payee {...props} />
      <div className="peace-slip__body">
        <div className={isIcon ? 'peace-slip__line peace-slip__line--icon' : 'peace-slip__line'}>
          <div className="peace-slip__text">
            <p className="peace-slip__label">{codeLabel}</p>
            <p id={id} className="peace-slip__value">
              <span className="peace-slip__code">
                <GroupedCode code={code} />
              </span>
            </p>
          </div>
          {onCopy && (
            <CopyButton
              // A toast says that it was copied (spec §5): the words of the button do not repeat it.
              copyState={copyState === 'copied' && !isIcon ? 'idle' : copyState}
              onCopy={onCopy}
              label={copyLabel}
              describedBy={id}
              isIcon={isIcon}
              isInert={isInert}
            />
          )}
        </div>
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
