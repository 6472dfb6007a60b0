import { localeNames } from '@peace/i18n';
import { commonMessages } from '@peace/i18n/messages/common';
import { useLocale, useMessages } from '@peace/i18n/react';
import { useId } from 'react';
import type { ReactElement } from 'react';

import './language-switch.css';

/** Changes the language of everything inside the LocaleProvider; keeping the choice is the provider's matter. */
export function LanguageSwitch(): ReactElement {
  const t = useMessages(commonMessages);
  const { locale, setLocale, offered } = useLocale();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('language')} className="peace-languages">
      {offered.map((option) => (
        <label key={option} className="peace-languages__option">
          <input
            type="radio"
            className="peace-languages__input"
            name={name}
            checked={option === locale}
            onChange={() => setLocale(option)}
          />
          <span className="peace-languages__name">{localeNames[option]}</span>
        </label>
      ))}
    </div>
  );
}
