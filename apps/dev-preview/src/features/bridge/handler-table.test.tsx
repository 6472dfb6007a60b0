import { messageNames } from '@peace/bridge/protocol';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HandlerTable } from './handler-table.tsx';

it('every message of the contract can be switched', async () => {
  const onBehaviour = vi.fn();
  render(
    <HandlerTable
      isShellThere
      onShellThere={vi.fn()}
      handlers={{ goHome: 'slow' }}
      onBehaviour={onBehaviour}
      onAllWork={vi.fn()}
    />,
  );
  for (const name of messageNames) expect(screen.getByLabelText(name)).toBeEnabled();
  expect(screen.getByLabelText('goHome')).toHaveDisplayValue('answers late → no-reply');
  await userEvent.selectOptions(screen.getByLabelText('callTelephone'), 'missing');
  expect(onBehaviour).toHaveBeenCalledExactlyOnceWith('callTelephone', 'missing');
});

it('a shell that has vanished has no handlers to switch', async () => {
  const onShellThere = vi.fn();
  render(
    <HandlerTable
      isShellThere={false}
      onShellThere={onShellThere}
      handlers={{}}
      onBehaviour={vi.fn()}
      onAllWork={vi.fn()}
    />,
  );
  expect(screen.getByLabelText('goHome')).toBeDisabled();
  await userEvent.click(screen.getByLabelText('The bridge has vanished'));
  expect(onShellThere).toHaveBeenCalledExactlyOnceWith(true);
});
