import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { noConnection, playRetry } from '#shared/testing/failed-read.ts';
import { BindBankView } from './bind-bank.view.tsx';
import { aBankField, bankForm } from './testing/a-bank-form.ts';
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

const filled = new Map(
  Object.entries({
    walletType: '1',
    walletNumber: '091 7123 4567',
    accountName: 'Juana dela Cruz',
    city: '1339',
    birthday: '1990-02-03',
  }),
);

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: noConnection },
  play: playRetry,
};

export const Empty: Story = {
  args: { state: { kind: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/customerService');
  },
};

export const Wallet: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: 'E-wallet', selected: true })).toBeVisible();
    await expect(canvas.queryByLabelText('Account number')).not.toBeInTheDocument();
    // The tab says it; the field's label is only read out.
    await expect(canvas.getByText('E-wallet', { selector: 'label' }).clientWidth).toBeLessThanOrEqual(1);
    await userEvent.click(canvas.getByRole('tab', { name: 'Bank' }));
    await expect(args.events.chooseCardType).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.events.review).toHaveBeenCalledOnce();
  },
};

/** Nothing is picked until Confirm. */
export const Picking: Story = {
  play: async ({ canvas, args }) => {
    const field = () => canvas.getByRole('combobox', { name: /^City/ });
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.events.setValue).not.toHaveBeenCalled();
    await userEvent.click(field());
    const sheet = within(screen.getByRole('dialog', { name: 'City' }));
    await userEvent.click(sheet.getByRole('option', { name: 'Cebu City' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await expect(args.events.setValue).toHaveBeenCalledWith('city', '0722');
    await expect(field()).toHaveAccessibleName('City Cebu City');
  },
};

/** By its button at the end, a day of birth is picked as well as typed; the sheet is left open to be looked at. */
export const PickingADay: Story = {
  args: { values: filled },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Date of birth: Choose' }));
    const sheet = () => within(screen.getByRole('dialog', { name: 'Date of birth' }));
    await userEvent.click(sheet().getByRole('option', { name: '5' }));
    await expect(args.events.setValue).not.toHaveBeenCalled();
    await userEvent.click(sheet().getByRole('button', { name: 'Done' }));
    await expect(args.events.setValue).toHaveBeenCalledWith('birthday', '1990-02-05');
    await userEvent.click(canvas.getByRole('button', { name: 'Date of birth: Choose' }));
  },
};

/** The wheel of cities, left open to be looked at. */
export const CitiesOpen: Story = {
  args: { values: filled },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^City/ }));
    await expect(screen.getByRole('listbox', { name: 'City' })).toHaveFocus();
  },
};

export const WithProblems: Story = {
  args: {
    values: new Map([...filled, ['walletNumber', '091 7'], ['city', '']]),
    problems: new Map([
      ['walletNumber', 'phoneIncomplete'],
      ['city', 'choose'],
    ] as const),
    listed: new Set(['walletNumber', 'city']),
    attempt: 1,
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'Check 2 fields' });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('button', { name: 'E-wallet number' }));
    const input = canvas.getByLabelText('E-wallet number');
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(canvas.getAllByText('E-wallet number must have 11 digits')).toHaveLength(1);
    await userEvent.click(within(summary).getByRole('button', { name: 'City' }));
    await expect(canvas.getByRole('combobox', { name: /^City/ })).toHaveFocus();
  },
};

/** More than three: a list would push the form away, so the first field is shown. */
export const ManyProblems: Story = {
  args: {
    problems: new Map([
      ['walletType', 'choose'],
      ['walletNumber', 'fillIn'],
      ['accountName', 'fillIn'],
      ['city', 'choose'],
      ['birthday', 'fillIn'],
    ] as const),
    attempt: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: /^Check/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: /^E-wallet/ })).toHaveFocus();
  },
};

/** The card has the text as it is typed; wallets have tiles. */
export const PickingAWallet: Story = {
  args: { values: new Map(filled) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Juana dela Cruz')).toBeVisible();
    await expect(canvas.getByText('091 7123 4567')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /^E-wallet/ }));
    await expect(screen.getByRole('option', { name: 'Maya' })).toBeVisible();
  },
};

/** Said while it is typed: no list above the form takes the focus away. */
export const TooLong: Story = {
  args: {
    values: new Map([...filled, ['walletNumber', '091 7123 4567 8']]),
    problems: new Map([['walletNumber', 'phoneTooLong']] as const),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-wallet number')).toHaveAccessibleDescription(
      /is too long. It must have 11 digits/,
    );
    await expect(canvas.queryByRole('group', { name: /to correct/ })).not.toBeInTheDocument();
  },
};

/** A masked value is beside its input. It is kept while the input is empty. */
export const Masked: Story = {
  args: {
    state: {
      kind: 'ready',
      data: bankForm.map((field) =>
        field.code === 'walletNumber' ? { ...field, value: '0917 *** 4567' } : { ...field },
      ),
    },
    values: new Map([...filled, ['walletNumber', '']]),
  },
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText('E-wallet number');
    await expect(number).toHaveAccessibleDescription('We have 0917 *** 4567. Leave blank to keep it.');
    await expect(number).not.toBeRequired();
  },
};

/** A tab whose choice has nothing to choose shows that; the other one is filled in as ever. */
export const TabWithoutChoices: Story = {
  args: {
    state: {
      kind: 'ready',
      data: bankForm.map((field) =>
        field.code === 'bankName' ? { ...field, input: { kind: 'enum', options: [] } } : field,
      ),
    },
    cardType: 2,
  },
  play: async ({ canvas, args }) => {
    const panel = within(canvas.getByRole('tabpanel'));
    await expect(panel.getByRole('link', { name: 'Customer service' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'E-wallet' }));
    await expect(args.events.chooseCardType).toHaveBeenCalledWith(1);
  },
};

/** A form of one card type keeps its tab. An unknown category is a text; a field that is optional by its item may stay empty. */
export const OneType: Story = {
  args: {
    state: {
      kind: 'ready',
      data: [
        aBankField({ code: 'bankName', title: 'Bank', cardType: 1 }),
        aBankField(),
        {
          ...aBankField({ code: 'x', title: 'Branch', subtitle: 'Where you opened it' }),
          input: { kind: 'unrecognised', raw: 'slider' },
          isOptional: true,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'Account name' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Branch (optional)' })).not.toBeRequired();
  },
};

export const LongAndHostile: Story = {
  args: {
    state: {
      kind: 'ready',
      data: [
        aBankField({
          title: '<img src=x onerror=alert(1)>',
          subtitle: 'Ang buong pangalan ng may-ari ng account ayon sa ID na isinumite sa pagpaparehistro',
        }),
        aBankField({ code: 'x', title: 'Napakahabang-pamagat-ng-isang-patlang-na-walang-puwang', cardType: 1 }),
        aBankField({ code: 'y', title: '', cardType: 2 }),
      ],
    },
    values: new Map([['accountName', 'Juana '.repeat(30)]]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Account 2' })).toBeVisible();
  },
};
