import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { paydayLook, storeLook } from '#features/campaign/testing/sample-looks.ts';
import { plainLook } from '#features/campaign/campaign-look.model.ts';
import { RegistrationScreen } from './registration-screen.tsx';
import { emptyInput } from './registration.model.ts';
import { registrationProps } from './testing/registration-props.ts';
import { coded, numbered, shown, Typed } from './testing/registration-states.tsx';

const meta = {
  title: 'promo-landing/Registration',
  component: RegistrationScreen,
  render: (args) => <Typed {...args} />,
  args: registrationProps(),
} satisfies Meta<typeof RegistrationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Step 1: number, picture, and the button that sends the code. */
export const Empty: Story = {
  play: async ({ args, canvas, step }) => {
    await step('The field tells a phone what it is, and takes a pasted number whole', async () => {
      const phone = canvas.getByLabelText('Your mobile number');
      await expect(phone).toHaveAttribute('type', 'tel');
      await expect(phone).toHaveAttribute('autocomplete', 'tel');
      await expect(phone).not.toHaveAttribute('maxlength');
      await expect(canvas.getByLabelText('Type the characters you see')).toBeVisible();
    });
    await step('The button and the keyboard ask for the code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Text me the code' }));
      await userEvent.click(canvas.getByLabelText('Type the characters you see'));
      await userEvent.keyboard('{Enter}');
      await expect(args.onSendCode).toHaveBeenCalledTimes(2);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

/** The specification's own numbers, which begin with 1. */
export const SpecifiedNumber: Story = { args: { phonePolicy: 'original' } };

export const NumberProblem: Story = {
  args: { input: { ...emptyInput, phone: '0917' }, problems: { phone: { kind: 'rule', reason: 'phoneInvalid' } } },
};

/** The picture comes by itself once the number is complete. */
export const ImageLoading: Story = {
  args: { input: numbered, image: { kind: 'loading', src: null } },
};

export const ImageShown: Story = {
  args: { input: numbered, image: shown },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show another picture/ }));
    await expect(args.onRefreshCaptcha).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'I already have a code' }));
    await expect(args.onHaveCode).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByLabelText('Your mobile number'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Type the characters you see')).toHaveFocus();
  },
};

/** Other ways past the picture. */
export const ImageHelp: Story = {
  args: { input: numbered, image: shown },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Can’t see or read the picture?'));
    await expect(canvas.getByRole('link', { name: args.company.email })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new picture' }));
    await expect(args.onRefreshCaptcha).toHaveBeenCalledOnce();
  },
};

export const ImageFailed: Story = {
  args: { input: numbered, image: { kind: 'failed', message: '' } },
};

export const WrongCaptcha: Story = {
  args: {
    input: numbered,
    image: shown,
    problems: { captcha: { kind: 'server', message: 'The characters do not match the image.' } },
  },
};

export const PaydayCampaign: Story = { args: { look: paydayLook } };

export const StoreCampaign: Story = { args: { look: storeLook, input: numbered, image: shown } };

/** A template's text is text. */
export const MarkupInTexts: Story = {
  args: {
    look: { ...plainLook, title: '<img src=x onerror=alert(1)>', description: '<b>bold</b>', tags: ['<i>i</i>'] },
  },
};

export const SmallPhone: Story = {
  args: {
    input: coded,
    step: 'code',
    image: shown,
    secondsLeft: 59,
    look: { ...paydayLook, title: 'Pautangsapinakamabilisnaparaan'.repeat(2) },
  },
  globals: { viewport: { value: 'small' }, locale: 'fil' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
