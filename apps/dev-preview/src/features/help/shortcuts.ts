/** What a key does, while no text is being typed. */
export const shortcuts = [
  { key: '?', what: 'Show these shortcuts' },
  { key: '/', what: 'Filter the scenarios' },
  { key: 'l', what: 'Copy the link to this state' },
  { key: 'b', what: 'Go back, as by the shell’s arrow' },
  { key: 'r', what: 'Resume: the app comes to the front' },
  { key: 'o', what: 'Reload the page in the phone' },
  { key: 'k', what: 'Kill the web view and reopen it' },
  { key: 'd', what: 'Dark, light, or as the system has it' },
  { key: 'n', what: 'Network off, or on again' },
] as const;

/** A key that does something. */
export type ShortcutKey = (typeof shortcuts)[number]['key'];

/** The part of a keyboard event that decides. */
export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly isTyping: boolean;
}

/** The shortcut that a key press means; `undefined` while typing, and for the browser's own combinations. */
export function shortcutOf({ key, altKey, ctrlKey, metaKey, isTyping }: KeyPress): ShortcutKey | undefined {
  if (isTyping || altKey || ctrlKey || metaKey) return undefined;
  return shortcuts.find((shortcut) => shortcut.key === key.toLowerCase())?.key;
}
