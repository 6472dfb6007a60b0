import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { initialSettings } from '#shared/preview-address.ts';
import { spies } from '#shared/testing/spies.ts';
import { AddressBar } from './address-bar.tsx';
import { PhoneRail } from './phone-rail.tsx';
import { PhoneView, type PhoneViewProps } from './phone.tsx';
import { idleShell } from './shell.model.ts';

const meta = {
  title: 'dev-preview/Phone',
  component: PhoneView,
  args: {
    device: '375x667',
    theme: 'system',
    shell: idleShell,
    time: '12:00',
    frame: createRef<HTMLIFrameElement>(),
    src: undefined,
    load: '1',
    label: 'Page in the simulated shell',
    hasEdges: false,
    ...spies('onBack', 'onReopen', 'onAnswer'),
  },
  decorators: [(Story) => <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>{Story()}</div>],
} satisfies Meta<PhoneViewProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Starting: Story = {};

export const NativePage: Story = {
  args: {
    shell: {
      ...idleShell,
      screen: {
        kind: 'native',
        title: 'Native page with parameters',
        payload: { toP: 'peace://product', productId: '101' },
      },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the page' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: { shell: { ...idleShell, screen: { kind: 'closed' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the page again' }));
    await expect(args.onReopen).toHaveBeenCalledOnce();
  },
};

export const Login: Story = { args: { shell: { ...idleShell, screen: { kind: 'login' } } } };

export const Call: Story = {
  args: { shell: { ...idleShell, prompt: { kind: 'call', telephone: '09171234567' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Call' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('Called 09171234567');
  },
};

export const Rate: Story = { args: { shell: { ...idleShell, prompt: { kind: 'rate' } } } };

export const BankFlow: Story = {
  args: { theme: 'dark', shell: { ...idleShell, isInBankFlow: true, note: 'Bank flow began' } },
};

export const Edges: Story = { args: { hasEdges: true } };

export const EdgesSideways: Story = { args: { device: '844x390', hasEdges: true } };

const onOpen = fn();

export const Address: Story = {
  render: () => (
    <div style={{ flex: 1 }}>
      <AddressBar place="/loanDetail?productId=101&orderId=7001" onOpen={onOpen} onReload={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    const address = canvas.getByLabelText('Address in the phone');
    await userEvent.clear(address);
    await userEvent.type(address, 'https://elsewhere.test');
    await expect(canvas.getByRole('button', { name: 'Open' })).toBeDisabled();
    await userEvent.type(address, '{Escape}');
    await expect(address).toHaveValue('/loanDetail?productId=101&orderId=7001');
    await userEvent.clear(address);
    await userEvent.type(address, '/order{Enter}');
    await expect(onOpen).toHaveBeenCalledWith('/order');
  },
};

const actions = spies('back', 'resume', 'kill', 'endSession', 'changePerson');

export const Rail: Story = {
  render: () => (
    <PhoneRail
      actions={actions}
      settings={initialSettings}
      onSettings={fn()}
      line="slow"
      onLine={fn()}
      isSessionEnded={false}
      isOtherPerson
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kill & reopen' }));
    await expect(actions.kill).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Expire session (401)' }));
    await expect(actions.endSession).toHaveBeenCalledWith(true);
  },
};
