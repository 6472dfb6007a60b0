import { formatMoney } from '@peace/money-date';
import { dayText } from '@peace/i18n/dates';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useLocale, useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { ButtonLink } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import { useCustomerServiceLink } from '#features/order-help/use-customer-service-link.ts';
import type { CheckedTerms, Contradiction } from './offer-check.ts';
import './offer-hero.css';

/** Says why an offer that contradicts itself cannot be applied for; else which rows differ, to be asked about before. */
export function OfferContradictions({ terms }: { readonly terms: CheckedTerms }): ReactElement | null {
  const t = useMessages(loanConfirmMessages);
  const sentence = useSentence();
  const ask = useCustomerServiceLink();
  const rows = terms.differing.map(({ row: { label, value }, expected }) =>
    expected
      ? t('differingRow', { label, said: value, expected: formatMoney(expected) })
      : t('differingCurrency', { label, said: value }),
  );
  if (terms.contradictions.length > 0) {
    return (
      <div role="alert">
        <StatusBanner tone="danger" title={t('contradictionTitle')}>
          <Sentences texts={terms.contradictions.map(sentence)} />
        </StatusBanner>
      </div>
    );
  }
  if (rows.length === 0) return null;
  return (
    <StatusBanner tone="warning" title={t('differingTitle')} description={t('differingText')}>
      <Sentences texts={rows} />
      <ButtonLink size="small" href={ask.href}>
        {ask.label}
      </ButtonLink>
    </StatusBanner>
  );
}

function Sentences({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, index) => (
    // Two rows may say the same.
    <p key={index} className="contradiction">
      <UnbrokenText>{text}</UnbrokenText>
    </p>
  ));
}

function useSentence(): (contradiction: Contradiction) => string {
  const t = useMessages(loanConfirmMessages);
  const { locale } = useLocale();
  return (contradiction) => {
    switch (contradiction.kind) {
      case 'repaidBelowReceived': {
        const { received, repaid } = contradiction;
        return t('contradictionTotal', { received: formatMoney(received), repaid: formatMoney(repaid) });
      }
      case 'currency':
        return t('contradictionCurrency');
      case 'firstDate': {
        const { said, planned } = contradiction;
        return t('contradictionDate', { said: dayText(said, locale), planned: dayText(planned, locale) });
      }
    }
  };
}
