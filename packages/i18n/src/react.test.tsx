import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Locale } from './locale.ts';
import { LocaleProvider, useMessages } from './react.tsx';
import { Greeting, messages, Switch } from './testing/switchable-app.tsx';

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
