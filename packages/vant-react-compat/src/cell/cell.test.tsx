import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Cell } from './cell.tsx';

test('a Cell is a button, whose name is its words', async () => {
  const onClick = vi.fn();
  render(<Cell title="My complaints" value="2" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'My complaints 2' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a button holds no element that HTML forbids in it', () => {
  const { container } = render(<Cell title="Title" label="Label" value="Value" icon={<svg />} onClick={() => {}} />);
  const names = [...container.querySelectorAll('button *')].map(({ tagName }) => tagName.toLowerCase());
  expect(names.filter((name) => !['span', 'svg', 'path'].includes(name))).toEqual([]);
});

test('one that shows and hides says which', () => {
  render(<Cell title="Collection" onClick={() => {}} expanded={false} />);
  expect(screen.getByRole('button', { expanded: false })).toHaveTextContent('Collection');
});
