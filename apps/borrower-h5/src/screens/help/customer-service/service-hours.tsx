import { openingHours } from '@peace/company/opening-hours';
import { clockText, weekdaysText } from '@peace/i18n/dates';
import { helpMessages } from '@peace/i18n/messages/help';
import { useLocale, useMessages } from '@peace/i18n/react';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import type { ReactElement } from 'react';
import './contact-card.css';

/** When customer service answers, in Manila's time. */
export function ServiceHours(): ReactElement {
  const t = useMessages(helpMessages);
  const { locale } = useLocale();
  return (
    <div className="contacts__hours">
      {openingHours.map(({ days, opens, closes }) => (
        <span key={days}>
          <UnbrokenText>
            {t('hours', { days: weekdaysText(days, locale), opens: clockText(opens), closes: clockText(closes) })}
          </UnbrokenText>
        </span>
      ))}
    </div>
  );
}
