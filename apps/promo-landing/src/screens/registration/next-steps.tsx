import { promoLoanMessages } from '@peace/i18n/messages/promo-loan';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import type { ReactElement } from 'react';
import '#shared/page.css';
import '#shared/page-parts.css';

const steps = [
  ['nextRegister', 'nextRegisterText'],
  ['nextDownload', 'nextDownloadText'],
  ['nextRead', 'nextReadText'],
] as const;

/** What happens after the registration: first-time visitors want to know before they enter a number. */
export function NextSteps(): ReactElement {
  const t = useMessages(promoLoanMessages);
  return (
    <Card title={t('next')}>
      <ol className="promo-steps">
        {steps.map(([title, text]) => (
          <li key={title} className="promo-steps__step">
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
