import { ToastProvider } from '@peace/vant-react-compat/toast';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noopEvents } from '#shared/events.ts';
import { OfferOverlays } from './offer-overlays.tsx';
import { someOverlays } from './testing/an-offer-page.ts';

function askBeforeLeaving(title: string) {
  const retention = { title, content: 'The offer ends today.' };
  render(
    <ToastProvider>
      <OfferOverlays {...someOverlays({ overlay: 'retention', retention })} events={noopEvents()} />
    </ToastProvider>,
  );
  return within(screen.getByRole('dialog', { name: 'Point out' }));
}

test('the question before leaving is titled ‘Point out’, with the server’s title under it', () => {
  const question = askBeforeLeaving('Leaving already?');
  expect(question.getByText('Leaving already?')).toBeVisible();
  expect(question.getByText('The offer ends today.')).toBeVisible();
});

test.each(['', 'Point out'])('the title is there once where the server sends %j', (title) => {
  expect(askBeforeLeaving(title).getAllByText('Point out')).toHaveLength(1);
});
