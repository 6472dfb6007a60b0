import { localeNames, type Locale } from '@peace/i18n';
import { commonMessages } from '@peace/i18n/messages/common';
import { useLocale, useMessages } from '@peace/i18n/react';
import { startTransition, useEffect, useEffectEvent, useId, useOptimistic, useRef, type ReactElement } from 'react';

import './language-switch.css';

/**
 * Changes the language of everything inside the LocaleProvider, which stores the choice. The choice is shown at once, before the
 * texts change.
 */
export function LanguageSwitch(): ReactElement {
  const t = useMessages(commonMessages);
  const { locale, setLocale, offered } = useLocale();
  const [chosen, showChosen] = useOptimistic(locale);
  const name = useId();
  const choose = (option: Locale) =>
    startTransition(() => {
      showChosen(option);
      setLocale(option);
    });
  const group = useRef<HTMLDivElement>(null);
  // In a prerendered page the radios work before hydration.
  const takeOver = useEffectEvent(() => {
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    const option = offered[radios.findIndex((radio) => radio.checked)];
    if (option !== undefined && option !== locale) choose(option);
  });
  useEffect(() => takeOver(), []);
  return (
    <div ref={group} role="radiogroup" aria-label={t('language')} className="peace-languages">
      {offered.map((option) => (
        // Choosing writes nothing: a tap that comes before its handler may be replayed.
        <label key={option} className="peace-languages__option" data-replay>
          <input
            type="radio"
            className="van-native-input peace-languages__input"
            name={name}
            checked={option === chosen}
            onChange={() => choose(option)}
          />
          <span className="peace-languages__name">{localeNames[option]}</span>
        </label>
      ))}
    </div>
  );
}
