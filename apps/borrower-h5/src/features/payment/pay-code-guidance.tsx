import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import type { CodeCopy } from './slip-barcode.tsx';
import './pay-code-guidance.css';

export interface PayCodeGuidanceProps {
  /** Undefined where `AfterCopying` is elsewhere. */
  readonly copied?: CodeCopy;
  readonly shows: ShownToPay;
  /** The payee of the code in the response's words, empty where it has none. Undefined beside an image without a number. */
  readonly biller?: string;
}

/** Beside each pay code: what wallets and counters call it, where it may be paid, and once it was copied, what comes next. */
export function PayCodeGuidance({ copied, shows, biller }: PayCodeGuidanceProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const warning = warningFor(shows);
  const isNamed = biller && shows.amount;
  return (
    <div className="pay-code-guidance">
      {biller && !isNamed && <p>{t('biller', { biller })}</p>}
      {biller !== undefined && <p>{t('referenceNo')}</p>}
      {isNamed ? <p>{t('onlyToBiller', { biller })}</p> : warning && <p>{t(warning)}</p>}
      {copied && <AfterCopying copied={copied} />}
    </div>
  );
}

/** What comes next, once the code was copied. */
export function AfterCopying({ copied }: { readonly copied: CodeCopy }): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  return (
    <div role="status">{copied === 'copied' && <p className="pay-code-guidance__next">{t('afterCopying')}</p>}</div>
  );
}

interface ShownToPay {
  readonly amount: boolean;
  /** The channel that takes the code: a name, a picture, or steps. */
  readonly channels: boolean;
}

/** The warning beside a code: it refers to nothing that is not there to be seen. */
export function warningFor({ amount, channels }: ShownToPay) {
  if (amount && channels) return 'onlyTheseChannels';
  if (amount) return 'onlyThisAmount';
  return channels ? 'onlyThroughThese' : null;
}
