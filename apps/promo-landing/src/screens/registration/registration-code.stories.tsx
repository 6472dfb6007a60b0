import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTranslator } from '@peace/i18n';
import { withToast } from '@peace/ui-kit/testing/with-toast';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { expect, userEvent } from 'storybook/test';
import { RegistrationScreen } from './registration-screen.tsx';
import { registrationProps } from './testing/registration-props.ts';
import { coded, filled, shown, Typed } from './testing/registration-states.tsx';

const refusedCode = {
  call: 'register',
  error: { kind: 'rejected', code: '103', message: 'The SMS code is wrong or has expired.', requestId: '3f9c2a-7' },
  isUnknown: false,
} as const;

const meta = {
  title: 'promo-landing/Registration',
  component: RegistrationScreen,
  render: (args) => <Typed {...args} />,
  args: registrationProps(),
} satisfies Meta<typeof RegistrationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SendingCode: Story = { args: { input: filled, image: shown, underWay: 'sms' } };

/** Step 2: six boxes over one field. */
export const Code: Story = {
  args: { input: { ...filled, smsCode: '829' }, step: 'code', image: shown, secondsLeft: 59 },
  play: async ({ args, canvas, canvasElement, step }) => {
    const code = canvas.getByLabelText('Enter the code we texted you');
    await step('A phone may fill it in', async () => {
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(code).toHaveAttribute('inputmode', 'numeric');
    });
    await step('Each character has a box', async () => {
      const boxes = Array.from(canvasElement.querySelectorAll('.promo-code__box'), (box) => box.textContent);
      await expect(boxes).toEqual(['8', '2', '9', '', '', '']);
    });
    await step('A tap on another code too soon is answered in words, so the button is not taken away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /59s/ }));
      await expect(args.onSendCode).toHaveBeenCalledOnce();
    });
    await step('The keyboard registers from here', async () => {
      await userEvent.click(code);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onRegisterTap).toHaveBeenCalledOnce();
    });
  },
};

export const CodeProblem: Story = {
  args: {
    input: { ...filled, smsCode: '' },
    step: 'code',
    image: shown,
    problems: { smsCode: { kind: 'rule', reason: 'smsCodeInvalid' } },
  },
};

/** A wrong code: the server's words. */
export const CodeRefused: Story = {
  args: { input: coded, step: 'code', image: shown, notice: refusedCode },
};

export const Registering: Story = {
  args: { input: coded, step: 'code', image: shown, secondsLeft: 12, underWay: 'register' },
};

export const OutcomeUnknown: Story = {
  args: {
    input: coded,
    step: 'code',
    image: shown,
    notice: { call: 'register', error: { kind: 'network', requestId: '3f9c2a-7' }, isUnknown: true },
  },
};

/** The text message is on its way. */
export const CodeSent: Story = {
  args: { input: filled, step: 'code', image: shown, secondsLeft: 60 },
  decorators: [
    withToast((locale) => ({ kind: 'success', message: createTranslator(locale)(registrationMessages)('smsSent') })),
  ],
};
