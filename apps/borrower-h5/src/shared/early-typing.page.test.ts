import { expect, test, vi } from 'vitest';
import { keepTyping } from './early-typing.ts';

function aForm(): { readonly root: HTMLElement; readonly field: HTMLInputElement } {
  document.body.innerHTML = '<form><input /></form>';
  const [root, field] = [document.querySelector('form'), document.querySelector('input')];
  if (!root || !field) throw new Error('The form is not there.');
  return { root, field };
}

function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a text typed before React is typed again after hydration, once', async () => {
  const { root, field } = aForm();
  const retype = keepTyping(root);
  type(field, '0917');
  type(field, '09171234567');
  const heard = vi.fn(() => field.value);
  root.addEventListener('input', heard);
  await retype();
  expect(heard.mock.results.map(({ value }) => value)).toEqual(['09171234567']);
});

test('a text that makes React finish hydrating within its own event is typed again too', async () => {
  const { root, field } = aForm();
  const retype = keepTyping(root);
  const heard = vi.fn(() => field.value);
  let done = Promise.resolve();
  // As React does: its listener is the root's, for the capture phase, and mounting ends the noting.
  const onFirst = () => {
    root.removeEventListener('input', onFirst, { capture: true });
    root.addEventListener('input', heard);
    done = retype();
  };
  root.addEventListener('input', onFirst, { capture: true });
  type(field, '09171234567');
  await done;
  expect(heard.mock.results.map(({ value }) => value)).toContain('09171234567');
  expect(heard.mock.calls.length).toBeGreaterThan(1);
});
