import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Cell } from '../cell/cell.tsx';
import { CellGroup } from './cell-group.tsx';

test('the title of a CellGroup names the rows as a group', () => {
  render(
    <CellGroup title="Loan information" inset>
      <Cell title="Term" value="91 days" href="/order" />
    </CellGroup>,
  );
  expect(screen.getByRole('group', { name: 'Loan information' })).toHaveTextContent('Term91 days');
});

test('a CellGroup without a title is no group to a screen reader', () => {
  render(
    <CellGroup>
      <Cell title="Term" href="/order" />
    </CellGroup>,
  );
  expect(screen.queryByRole('group')).toBeNull();
});
