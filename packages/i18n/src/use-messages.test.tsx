import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { LocaleProvider, useMessages } from './react.tsx';
import { Greeting, messages, Switch } from './testing/switchable-app.tsx';

describe('useMessages', () => {
  it('speaks the original wording without a provider, and a choice then changes nothing', async () => {
    render(
      <>
        <Greeting />
        <Switch />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filipino' }));
    expect(screen.getByText('Hola Ana')).toBeVisible();
  });

  it('renders to markup without effects or a document', () => {
    vi.stubGlobal('document', undefined);
    const markup = renderToStaticMarkup(
      <LocaleProvider value={{ locale: 'fil', setLocale: () => {} }}>
        <Greeting />
      </LocaleProvider>,
    );
    expect(markup).toBe('<p>Kumusta, Ana</p>');
  });

  it('gives the same function until the language changes', () => {
    const seen = new Set();
    function Reader() {
      seen.add(useMessages(messages));
      return null;
    }
    const { rerender } = render(<Reader />);
    rerender(<Reader />);
    expect(seen.size).toBe(1);
  });
});
