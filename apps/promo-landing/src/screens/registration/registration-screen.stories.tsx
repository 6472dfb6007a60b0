import { plainLook } from '#features/campaign/campaign-look.model.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import '#app/page.css';
import { RegistrationScreen, type RegistrationScreenProps } from './registration-screen.tsx';
import { emptyInput } from './registration.model.ts';
import { aCaptchaPicture } from './testing/a-captcha-picture.ts';

/** Holds what is typed, as the route does. */
function Typed(props: RegistrationScreenProps) {
  const [input, setInput] = useState(props.input);
  return (
    <div className="promo">
      <main>
        <RegistrationScreen
          {...props}
          input={input}
          onEdit={(name, text) => {
            props.onEdit(name, text);
            setInput((before) => ({ ...before, [name]: text }));
          }}
        />
      </main>
    </div>
  );
}

const filled = { phone: '13800138000', captcha: 'WAT9', smsCode: '' };
const shown = { kind: 'shown', src: aCaptchaPicture } as const;

const meta = {
  title: 'promo-landing/Registration',
  component: RegistrationScreen,
  render: (args) => <Typed {...args} />,
  args: {
    input: emptyInput,
    problems: {},
    image: { kind: 'none' },
    secondsLeft: 0,
    underWay: 'none',
    notice: '',
    phonePolicy: 'original',
    agreementHref: '#/agreementTemplate',
    look: plainLook,
    onEdit: fn(),
    onRefreshCaptcha: fn(),
    onCaptchaLoad: fn(),
    onCaptchaError: fn(),
    onSendCode: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof RegistrationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, step }) => {
    await step('The fields tell a phone what they are', async () => {
      const phone = canvas.getByLabelText('Mobile number');
      await expect(phone).toHaveAttribute('type', 'tel');
      await expect(phone).toHaveAttribute('autocomplete', 'tel-national');
      await expect(phone).toHaveAttribute('maxlength', '11');
      await expect(canvas.getByLabelText('Code from the text message')).toHaveAttribute(
        'autocomplete',
        'one-time-code',
      );
      await expect(canvas.getByLabelText('Code from the text message')).toHaveAttribute('inputmode', 'numeric');
    });
    await step('The keyboard leads through the form, and registers from the last field', async () => {
      await userEvent.click(canvas.getByLabelText('Mobile number'));
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Characters in the image')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Code from the text message')).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('Everything can be tapped', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show image' }));
      await expect(args.onRefreshCaptcha).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'get verification code' }));
      await expect(args.onSendCode).toHaveBeenCalledOnce();
    });
  },
};

export const PhilippineNumber: Story = { args: { phonePolicy: 'ph' } };

export const ImageLoading: Story = {
  args: { input: { ...filled, captcha: '' }, image: { kind: 'loading', src: null } },
};

export const ImageShown: Story = {
  args: { input: filled, image: shown },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show another image/ }));
    await expect(args.onRefreshCaptcha).toHaveBeenCalled();
  },
};

export const ImageFailed: Story = {
  args: { input: { ...filled, captcha: '' }, image: { kind: 'failed' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The image did not load. Please try again.', { selector: '[role=status]' }),
    ).toBeInTheDocument();
  },
};

export const Problems: Story = {
  args: {
    input: { phone: '1380', captcha: '', smsCode: '' },
    problems: {
      phone: { kind: 'rule', reason: 'phoneInvalid' },
      captcha: { kind: 'server', message: 'The characters do not match the image.' },
      smsCode: { kind: 'rule', reason: 'smsCodeInvalid' },
    },
    image: shown,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mobile number')).toBeInvalid();
    await expect(canvas.getByLabelText('Characters in the image')).toHaveAccessibleDescription(/do not match/);
  },
};

export const SendingCode: Story = { args: { input: filled, image: shown, underWay: 'sms' } };

export const Countdown: Story = {
  args: { input: filled, image: shown, secondsLeft: 59 },
  play: async ({ args, canvas }) => {
    // A tap too soon is answered in words, so the button is not taken away.
    await userEvent.click(canvas.getByRole('button', { name: '59s' }));
    await expect(args.onSendCode).toHaveBeenCalled();
  },
};

export const Registering: Story = {
  args: { input: { ...filled, smsCode: '123456' }, image: shown, secondsLeft: 12, underWay: 'register' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Registering…' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByLabelText('Mobile number')).toHaveAttribute('readonly');
  },
};

export const OutcomeUnknown: Story = {
  args: {
    input: { ...filled, smsCode: '123456' },
    image: shown,
    notice:
      'There is no connection. Check your internet and try again. We could not tell whether you were registered. Nothing you typed is lost; you can safely try again, because nobody is registered twice.',
  },
};

export const CampaignLook: Story = {
  args: {
    look: {
      colours: null,
      image: aCaptchaPicture,
      title: 'Bayani Cash for payday week',
      description: 'Register with your mobile number and see what you may borrow.',
      buttonText: 'Get started',
    },
  },
};

/** A template's text is text. */
export const MarkupInTexts: Story = {
  args: { look: { ...plainLook, title: '<img src=x onerror=alert(1)>', description: '<b>bold</b>' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>bold</b>')).toBeVisible();
    await expect(canvasElement.querySelector('b, img')).toBeNull();
  },
};

export const SmallPhone: Story = {
  args: { input: filled, image: shown, look: { ...plainLook, title: 'Pautangsapinakamabilisnaparaan'.repeat(2) } },
  globals: { viewport: { value: 'small' }, locale: 'fil' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
