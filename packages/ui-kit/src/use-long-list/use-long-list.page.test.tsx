import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLongList } from './use-long-list.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

function Numbers({ list }: { readonly list: readonly number[] }) {
  return <p>{useLongList(list).join(' ')}</p>;
}

test('useLongList starts with what a window shows, and ends with everything', () => {
  expect(renderToString(<Numbers list={numbers(100)} />)).toBe(`<p>${numbers(24).join(' ')}</p>`);
  const { container, rerender } = render(<Numbers list={numbers(100)} />);
  expect(container).toHaveTextContent(numbers(100).join(' '));
  rerender(<Numbers list={numbers(90)} />);
  expect(container).toHaveTextContent(numbers(90).join(' '));
});

test('useLongList leaves a short list alone', () => {
  expect(renderToString(<Numbers list={numbers(24)} />)).toBe(`<p>${numbers(24).join(' ')}</p>`);
});
