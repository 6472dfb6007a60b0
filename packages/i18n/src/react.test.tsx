import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { defineMessages } from './define-messages.ts';
import { type Locale, localeNames, locales } from './locale.ts';
import { LocaleProvider, useLocale, useMessages } from './react.tsx';

const messages = defineMessages({
  original: { hello: 'Hola {name}' },
  en: { hello: 'Hello {name}' },
  fil: { hello: 'Kumusta, {name}' },
});

function Greeting() {
  const t = useMessages(messages);
  return <p>{t('hello', { name: 'Ana' })}</p>;
}

function Switch() {
  const { setLocale } = useLocale();
  return locales.map((locale) => (
    <button key={locale} onClick={() => void setLocale(locale)}>
      {localeNames[locale]}
    </button>
  ));
}

function App() {
  const [locale, setLocale] = useState<Locale>('en');
  return (
    <LocaleProvider value={{ locale, setLocale }}>
      <Greeting />
      <Switch />
    </LocaleProvider>
  );
}

describe('LocaleProvider', () => {
  it('gives its language to everything inside, and to the page', async () => {
    render(<App />);
    expect(screen.getByText('Hello Ana')).toBeVisible();
    expect(document.documentElement.lang).toBe('en-PH');
    await userEvent.click(screen.getByRole('button', { name: 'Filipino' }));
    expect(screen.getByText('Kumusta, Ana')).toBeVisible();
    expect(document.documentElement.lang).toBe('fil-PH');
  });

  it('does not render its readers again when only its parent did', () => {
    const rendered = vi.fn();
    function Reader() {
      rendered(useMessages(messages));
      return null;
    }
    const reader = <Reader />;
    const setLocale = () => {};
    const { rerender } = render(<LocaleProvider value={{ locale: 'en', setLocale }}>{reader}</LocaleProvider>);
    rerender(<LocaleProvider value={{ locale: 'en', setLocale }}>{reader}</LocaleProvider>);
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});
