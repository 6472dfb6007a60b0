import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { Popup } from '../popup/popup.tsx';
import { createModalStack } from './modal-stack.tsx';
import { renderInStack } from './testing/modal-kinds.tsx';

test('the topmost modal is closed, whatever order the others go in', () => {
  const stack = createModalStack();
  const closed: string[] = [];
  expect(stack.takeBack()).toBe(false);
  const removeFirst = stack.add(() => closed.push('first'));
  const removeSecond = stack.add(() => closed.push('second'));
  expect(stack.takeBack()).toBe(true);
  expect(closed).toEqual(['second']);
  removeFirst();
  stack.takeBack();
  removeSecond();
  expect(stack.takeBack()).toBe(false);
  expect(closed).toEqual(['second', 'second']);
});

test('a modal over another one is the one that is closed', () => {
  const closeSheet = vi.fn();
  const closeQuestion = vi.fn();
  const sheet = (isAsking: boolean) => (
    <Popup open onClose={closeSheet} label="Sheet">
      <Dialog open={isAsking} onClose={closeQuestion} title="Question" />
    </Popup>
  );
  const { back, rerender } = renderInStack(sheet(false));
  rerender(sheet(true));
  back();
  expect([closeSheet.mock.calls.length, closeQuestion.mock.calls.length]).toEqual([0, 1]);
});

test('no component opens a dialog element of its own: what is modal is a Modal', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(file),
  );
  const opening = files.filter((file) => /showModal\(|<dialog\b/.test(readFileSync(join(source, file), 'utf8')));
  expect(opening).toEqual([join('modal', 'modal.tsx')]);
});
