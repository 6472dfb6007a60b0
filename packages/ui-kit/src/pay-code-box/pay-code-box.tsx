import { ArrowIcon } from '@peace/vant-react-compat/icon';
import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';

import { CopyButton, CopyHint } from '../copy-button/copy-button.tsx';
import type { CopyState } from '../copy-button/copy-button.tsx';
import { GroupedCode } from '../grouped-code/grouped-code.tsx';
import { ProductLogo } from '../product-logo/product-logo.tsx';
import './pay-code-box.css';

export interface PayCodeBoxProps {
  readonly logo?: string | null;
  /** Where the code is paid: '7-Eleven'. */
  readonly title: string;
  readonly code: string;
  /** What the code is: 'Pay code'. */
  readonly codeLabel: ReactNode;
  /** A tap anywhere but on another button opens how to pay with the code; `openLabel` says so. Without it the box only shows. */
  readonly onOpen?: () => void;
  readonly openLabel?: ReactNode;
  readonly copyState: CopyState;
  readonly onCopy: () => void;
  readonly copyLabel?: ReactNode;
  /** More to do with the code: the barcode's button. */
  readonly children?: ReactNode;
}

/** A code to pay with at a counter: whose it is, the code in large, and a button to copy it. */
export function PayCodeBox(props: PayCodeBoxProps): ReactElement {
  const { logo, title, code, codeLabel, onOpen, openLabel, copyState, onCopy, copyLabel, children } = props;
  const codeId = useId();
  const channel = (
    <>
      <ProductLogo src={logo} name={title} />
      <span className="peace-pay-code__text">
        <span className="peace-pay-code__title">{title}</span>
        {onOpen && openLabel && <span className="peace-pay-code__open-label">{openLabel}</span>}
      </span>
    </>
  );
  return (
    <section className={`peace-pay-code peace-pay-code--${copyState}`} aria-label={title}>
      {onOpen ? (
        <button type="button" className="peace-pay-code__channel" data-replay onClick={onOpen}>
          {channel}
          <ArrowIcon className="peace-pay-code__arrow" />
        </button>
      ) : (
        <div className="peace-pay-code__channel">{channel}</div>
      )}
      <div className="peace-pay-code__body">
        <div className="peace-pay-code__row">
          <div className="peace-pay-code__text">
            <p className="peace-pay-code__label">{codeLabel}</p>
            <p id={codeId} className="peace-pay-code__code">
              <GroupedCode code={code} />
            </p>
          </div>
          <CopyButton copyState={copyState} onCopy={onCopy} label={copyLabel} describedBy={codeId} copies={code} />
        </div>
        <CopyHint copyState={copyState} />
        {children}
      </div>
    </section>
  );
}
