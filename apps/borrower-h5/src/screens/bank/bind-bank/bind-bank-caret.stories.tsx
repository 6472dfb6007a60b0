import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BindBankView } from './bind-bank.view.tsx';
import { anEmptyForm } from './testing/an-empty-form.ts';
import { Filled } from './testing/filled.tsx';

const meta = {
  title: 'borrower-h5/bank/Bind bank',
  component: BindBankView,
  args: anEmptyForm(),
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof BindBankView>;

export default meta;
type Story = StoryObj<typeof BindBankView>;

/** In a real browser: the caret stays where it was put while typing, deleting and pasting; only digits stay. */
export const CaretInAPhoneNumber: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('E-wallet number');
    const at = (position: number) => input.setSelectionRange(position, position);
    await userEvent.click(input);
    await step('Typing groups by 3-4-4 and drops letters', async () => {
      await userEvent.keyboard('09a1712b3');
      await expect(input).toHaveValue('091 7123');
      await expect(input.selectionStart).toBe(8);
    });
    await step('A digit in the middle goes in where the caret is', async () => {
      at(2);
      await userEvent.keyboard('5');
      await expect(input).toHaveValue('095 1712 3');
      await expect(input.selectionStart).toBe(3);
    });
    await step('Backspace takes it out again', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('091 7123');
      await expect(input.selectionStart).toBe(2);
    });
    await step('Backspace behind a space moves across it, the next one deletes', async () => {
      at(4);
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('091 7123');
      await expect(input.selectionStart).toBe(3);
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('097 123');
      await expect(input.selectionStart).toBe(2);
    });
    await step('Delete in front of a space does the same the other way', async () => {
      at(3);
      await userEvent.keyboard('{Delete}');
      await expect(input).toHaveValue('097 123');
      await expect(input.selectionStart).toBe(4);
      await userEvent.keyboard('{Delete}');
      await expect(input).toHaveValue('097 23');
    });
    await step('A digit too many stays, where it was typed', async () => {
      await userEvent.clear(input);
      await userEvent.keyboard('0917123456789');
      await expect(input).toHaveValue('091 7123 4567 89');
    });
    await step('A pasted number loses its country code and nothing else', async () => {
      input.select();
      await userEvent.paste('+63 (917) 123-4567');
      await expect(input).toHaveValue('091 7123 4567');
      await expect(input.selectionStart).toBe(13);
    });
  },
};

export const CaretInACardNumber: Story = {
  args: { cardType: 2 },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Account number');
    await userEvent.click(input);
    await userEvent.paste('4000-1234-1234-12345');
    await expect(input).toHaveValue('4000 1234 1234 1234 5');
    input.setSelectionRange(5, 9);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('4000 9123 4123 45');
    await expect(input.selectionStart).toBe(6);
  },
};
