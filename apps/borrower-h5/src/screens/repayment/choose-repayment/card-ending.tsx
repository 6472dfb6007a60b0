import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { cardEnding } from './choose-repayment.model.ts';
import './choose-repayment.css';

/** Shown as a masked number, read out as its last digits. Nothing where the server sent no digit. */
export function CardEnding({ cardNo }: { readonly cardNo: string }): ReactElement {
  const t = useMessages(legacyRepaymentMessages);
  const digits = cardEnding(cardNo);
  if (digits === '') return <></>;
  return (
    <>
      <span aria-hidden="true" className="choose-repayment__digits">
        •••• {digits}
      </span>
      <span className="van-visually-hidden">{t('cardEnding', { digits })}</span>
    </>
  );
}
