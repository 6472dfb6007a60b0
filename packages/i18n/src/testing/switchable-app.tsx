import { defineMessages } from '../define-messages.ts';
import { localeNames, locales } from '../locale.ts';
import { useLocale, useMessages } from '../react.tsx';

export const messages = defineMessages({ hello: ['Hola {name}', 'Hello {name}', 'Kumusta, {name}'] });

export function Greeting() {
  const t = useMessages(messages);
  return <p>{t('hello', { name: 'Ana' })}</p>;
}

export function Switch() {
  const { setLocale } = useLocale();
  return locales.map((locale) => (
    <button key={locale} onClick={() => setLocale(locale)}>
      {localeNames[locale]}
    </button>
  ));
}
