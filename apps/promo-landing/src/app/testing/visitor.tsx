import { act, render, screen, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { App } from '#app/app.tsx';
import { testServices, type TestVisit } from './test-services.ts';

/** Opens the page and is what a visitor does on it. Labels are those of the original wording. */
export function openPage(visit: TestVisit = {}) {
  const { services, sandbox, hash } = testServices(visit);
  const { unmount } = render(<App services={services} locale="original" />);
  const user = userEvent.setup({ delay: null });
  const field = (label: string) => screen.getByLabelText(label);

  /** Loads the image that is shown, as a browser would, and types what it says. */
  const typeCaptcha = async (change: (text: string) => string = (text) => text) => {
    const image = await waitFor(() => {
      const found = document.querySelector<HTMLImageElement>('.promo-captcha img');
      if (!found) throw new Error('There is no image yet.');
      return found;
    });
    await sandbox.fetch(image.src);
    fireEvent.load(image);
    await user.clear(field('Characters in the image'));
    await user.type(field('Characters in the image'), change(lastCaptcha()));
  };
  const askForCode = () => user.click(screen.getByRole('button', { name: 'get verification code' }));
  const haveCode = () => user.click(screen.getByRole('button', { name: 'I have a code already' }));
  const typeSmsCode = (code = sandbox.state.smsCodes.at(-1)?.code ?? '') =>
    user.type(field('Code from the text message'), code);
  const typePhone = (phone: string) => user.type(field('Mobile number'), phone);
  const lastCaptcha = () => [...sandbox.state.promotion.captchas.values()].at(-1)?.text ?? '';

  return {
    sandbox,
    hash,
    goToHash: (next: `#${string}`) => act(() => services.address.goToHash(next)),
    unmount,
    user,
    field,
    typeCaptcha,
    typePhone,
    typeSmsCode,
    /** The first step's button. */
    askForCode,
    /** The whole first step. */
    requestCode: async (phone: string) => {
      await typePhone(phone);
      await typeCaptcha();
      await askForCode();
    },
    /** Brings the second step into view without another code. */
    haveCode,
    /** Fills in the whole form with a code from elsewhere. */
    fillIn: async (phone: string, code: string) => {
      await typePhone(phone);
      await haveCode();
      await typeSmsCode(code);
      await typeCaptcha();
    },
    register: async () => user.click(await screen.findByRole('button', { name: 'Register' })),
    /** Presses Retry as soon as it can be: a button that has just appeared ignores what is pressed for a moment. */
    retry: async () => {
      const button = await screen.findByRole('button', { name: 'Retry' });
      await waitFor(() => expect(button).not.toHaveAttribute('data-settling'));
      await user.click(button);
    },
    /** Waits for a toast with these words. */
    said: (words: string | RegExp) => screen.findByText(words, { selector: '.van-toast__text' }),
    /** Waits until a field shows this error; no toast repeats it. */
    marked: async (label: string, words: string) => {
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(words)));
      expect(document.querySelector('.van-toast')).toBeNull();
    },
    /** The payloads that one endpoint was called with. */
    payloadsOf: (endpoint: string) =>
      sandbox.log
        .list()
        .filter((entry) => entry.endpoint === endpoint)
        .map(({ method, query, payload }) => (method === 'GET' ? query : payload)),
  };
}
