import { formatMoney } from '@peace/money-date';
import { dayText } from '@peace/i18n/dates';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useLocale, useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import type { ReactElement } from 'react';
import type { CheckedTerms, Contradiction } from './offer-check.ts';
import './offer-hero.css';

export function OfferContradictions({ terms }: { readonly terms: CheckedTerms }): ReactElement | null {
  const t = useMessages(loanConfirmMessages);
  const sentence = useSentence();
  if (terms.contradictions.length === 0) return null;
  return (
    <div role="alert">
      <StatusBanner tone="danger" title={t('contradictionTitle')}>
        {terms.contradictions.map((contradiction, index) => (
          // Two rows may contradict the same figure.
          <p key={index} className="contradiction">
            <UnbrokenText>{sentence(contradiction)}</UnbrokenText>
          </p>
        ))}
      </StatusBanner>
    </div>
  );
}

function useSentence(): (contradiction: Contradiction) => string {
  const t = useMessages(loanConfirmMessages);
  const { locale } = useLocale();
  return (contradiction) => {
    switch (contradiction.kind) {
      case 'repaidBelowAmount': {
        const { amount, repaid } = contradiction;
        return t('contradictionTotal', { amount: formatMoney(amount), repaid: formatMoney(repaid) });
      }
      case 'row': {
        const { row, expected } = contradiction;
        return t('contradictionRow', { label: row.label, said: row.value, expected: formatMoney(expected) });
      }
      case 'firstDate': {
        const { said, planned } = contradiction;
        return t('contradictionDate', { said: dayText(said, locale), planned: dayText(planned, locale) });
      }
    }
  };
}
