import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import { repayDelayMessages } from '@peace/i18n/messages/repay-delay';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { Card } from '@peace/ui-kit/card';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import type { ReactElement } from 'react';
import { wireDateText } from '#shared/wire-date-text.ts';
import { moveComparisonOf } from './repay-delay.model.ts';
import './extension-comparison.css';

/** Paying today beside moving the due date, each with its whole sum, and what moving costs. Nothing where that is not known exactly. */
export function ExtensionComparison({ info }: { readonly info: Extension }): ReactElement | null {
  const t = useMessages(repayDelayMessages);
  const { locale } = useLocale();
  const compared = moveComparisonOf(info);
  if (!compared || !info.repayDate) return null;
  const { today, now, later, total, extra } = compared;
  return (
    <Card title={t('compareTitle')}>
      <ul className="move-compared">
        <li className="move-compared__way">
          <p className="move-compared__name">{t('payToday')}</p>
          <p className="move-compared__sum">{formatMoney(today)}</p>
        </li>
        <li className="move-compared__way">
          <p className="move-compared__name">
            <UnbrokenText>{t('moveTo', { date: wireDateText(info.repayDate, locale) })}</UnbrokenText>
          </p>
          <p className="move-compared__sum">{formatMoney(total)}</p>
          <p className="move-compared__what">
            <UnbrokenText>{t('moveText', { now: formatMoney(now), later: formatMoney(later) })}</UnbrokenText>
          </p>
        </li>
      </ul>
      <p className="move-compared__extra">{t('moveCosts', { amount: formatMoney(extra) })}</p>
    </Card>
  );
}
