import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFormProblems } from './use-form-problems.ts';

type Problem = 'empty' | 'tooLong';
const form = (...problems: readonly (readonly [string, Problem])[]) =>
  renderHook(({ current }) => useFormProblems(current, (problem) => problem === 'tooLong'), {
    initialProps: { current: new Map<string, Problem>(problems) },
  });

test('before the first attempt only what shows while it is typed is shown; from then on everything', () => {
  const { result } = form(['name', 'empty'], ['number', 'tooLong']);
  expect([...result.current.shown.keys()]).toEqual(['number']);
  expect(result.current.listed.size).toBe(0);
  act(() => expect(result.current.submit()).toBe(false));
  expect([...result.current.shown.keys()]).toEqual(['name', 'number']);
  expect([...result.current.listed]).toEqual(['name', 'number']);
  expect(result.current.attempt).toBe(1);
});

test('more than three problems are not listed, also once some are corrected', () => {
  const names = ['a', 'b', 'c', 'd'] as const;
  const { result, rerender } = form(...names.map((name) => [name, 'empty'] as const));
  act(() => void result.current.submit());
  expect(result.current.shown.size).toBe(4);
  expect(result.current.attempt).toBe(1);
  rerender({ current: new Map<string, Problem>([['d', 'empty']]) });
  expect([...result.current.listed]).toEqual([]);
});

test('a corrected field leaves the list and comes back with the next attempt only', () => {
  const { result, rerender } = form(['name', 'empty'], ['number', 'tooLong']);
  act(() => void result.current.submit());
  rerender({ current: new Map<string, Problem>([['number', 'tooLong']]) });
  expect([...result.current.listed]).toEqual(['number']);
  rerender({ current: new Map<string, Problem>([['name', 'empty']]) });
  expect([...result.current.listed]).toEqual([]);
  expect([...result.current.shown.keys()]).toEqual(['name']);
  act(() => void result.current.submit());
  expect([...result.current.listed]).toEqual(['name']);
  expect(result.current.attempt).toBe(2);
});

test('a valid form counts as no failed attempt, and other fields start over', () => {
  const { result, rerender } = form();
  act(() => expect(result.current.submit()).toBe(true));
  expect(result.current.attempt).toBe(0);
  rerender({ current: new Map<string, Problem>([['name', 'empty']]) });
  act(() => result.current.startOver());
  expect(result.current.shown.size).toBe(0);
});
