/** The forms name their fields; a code goes into the field that asks for it. */
const fields = {
  sms: 'input[autocomplete="one-time-code"]',
  captcha: 'input[name="captcha"]',
} as const;

/**
 * Types a code into the page of a frame, as its reader would; false where the page asks for none.
 *
 * @param kind what was sent by SMS, or is drawn in a picture
 */
export function fillIn(
  frame: Pick<HTMLIFrameElement, 'contentDocument'> | null,
  kind: keyof typeof fields,
  text: string,
): boolean {
  const input = frame?.contentDocument?.querySelector<HTMLInputElement>(fields[kind]);
  const view = frame?.contentDocument?.defaultView;
  if (!input || !view) return false;
  input.focus();
  // React hears only of a value that its own setter has not put there.
  Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new view.InputEvent('input', { bubbles: true }));
  return true;
}
