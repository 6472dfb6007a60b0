import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Button } from './button.tsx';

test('a Button is a native button that submits nothing by itself', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Apply</Button>);
  const button = screen.getByRole('button', { name: 'Apply' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

test('a loading Button is inert, keeps the focus, and does not submit its form', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button nativeType="submit" loading={loading} onClick={onClick}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  screen.getByRole('button').focus();
  rerender(form(true));

  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a Button says what is under way, and keeps both labels so that its width stays', () => {
  const { rerender } = render(<Button loadingText="Sending…">Send</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Send');
  rerender(
    <Button loadingText="Sending…" loading>
      Send
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Sending…');
  expect(screen.getByText('Send')).toBeInTheDocument();
});
