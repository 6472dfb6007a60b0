import { phoneText } from '@peace/company/phone-text';
import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import './captcha-help.css';

/** Contacts for visitors who cannot read the picture. */
export interface HelpContact {
  readonly phone: string;
  readonly email: string;
}

/** Alternatives to the captcha: a new picture, or customer service. A `<details>`, so it works without a script. */
export function CaptchaHelp({
  contact,
  onRefresh,
}: {
  readonly contact: HelpContact;
  readonly onRefresh: () => void;
}): ReactElement {
  const t = useMessages(promoMessages);
  return (
    <details className="promo-help">
      <summary>{t('captchaHelp')}</summary>
      <p>
        <button type="button" className="promo-link" onClick={onRefresh}>
          {t('newPicture')}
        </button>
      </p>
      <p>{t('captchaHelpContact')}</p>
      <p className="promo-help__contacts">
        <a href={`tel:${contact.phone}`}>{phoneText(contact.phone)}</a>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
    </details>
  );
}
