import { isLocale, type Locale } from '@peace/i18n';
import { LocaleProvider } from '@peace/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { LanguageSwitch } from './language-switch.tsx';

/** Holds the choice, as an app does. */
function Chooser({ initial }: { readonly initial: unknown }) {
  const [locale, setLocale] = useState<Locale>(isLocale(initial) ? initial : 'original');
  return (
    <LocaleProvider value={{ locale, setLocale }}>
      <div style={{ padding: 16 }}>
        <LanguageSwitch />
      </div>
    </LocaleProvider>
  );
}

const meta = {
  title: 'ui-kit/LanguageSwitch',
  component: LanguageSwitch,
  render: (_, { globals }) => <Chooser initial={globals['locale']} />,
} satisfies Meta<typeof LanguageSwitch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    // The choice shows at once; the texts change in a transition.
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(await canvas.findByRole('radiogroup', { name: 'Language' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Filipino' })).toBeChecked();
    await expect(await canvas.findByRole('radiogroup', { name: 'Wika' })).toBeVisible();
  },
};
