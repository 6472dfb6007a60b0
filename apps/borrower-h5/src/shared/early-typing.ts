import type { EarlyTyping } from './early-screen.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Keeps what is typed before React is there: React hears nothing of it, and its next rendering would take it away. */
export const keepTyping: EarlyTyping = (root) => {
  const typed = new Map<Field, string>();
  const note = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value);
  };
  // Before React's own listener: a text that comes while React hydrates makes it finish at once, within that event.
  root.addEventListener('input', note, { capture: true });
  return async () => {
    root.removeEventListener('input', note, { capture: true });
    for (const [field, text] of typed) {
      if (field.isConnected) enter(field, text);
      // As between two keys: a form may make the next value of the last one.
      await new Promise((done) => setTimeout(done));
    }
  };
};

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** As if it was typed now. React compares what it knows of a field, by the field's own setter, with what it finds in it. */
function enter(field: Field, text: string): void {
  field.value = `${text} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
