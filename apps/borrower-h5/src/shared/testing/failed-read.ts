import { NoConnectionDrawing } from '@peace/ui-kit/drawings';
import { expect, userEvent, within } from 'storybook/test';

/** A read without a connection, as a screen shows it. */
export const noConnection = {
  kind: 'failed',
  message: 'We couldn’t connect. Check your internet, then try again.',
  isRetrying: false,
  drawing: NoConnectionDrawing,
} as const;

/** How a failed screen is played: Retry reads once more. */
export async function playRetry({ canvasElement, args }: PlayedScreen): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
  await expect(args.events.retry).toHaveBeenCalledOnce();
}

interface PlayedScreen {
  readonly canvasElement: HTMLElement;
  readonly args: { readonly events: { readonly retry: () => void } };
}
