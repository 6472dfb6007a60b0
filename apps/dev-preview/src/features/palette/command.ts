import { useEffect, useEffectEvent } from 'react';

/** Something that the page does, by a key or out of the palette. */
export interface Command {
  readonly group: string;
  readonly title: string;
  /** An id, or what it is now. */
  readonly hint?: string;
  /** A letter, digit or sign, while no text is being typed. */
  readonly key?: string;
  readonly run: () => void;
}

/** Those in which every word that was typed occurs; first those in which each begins a word. */
export function found(commands: readonly Command[], wanted: string): Command[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ({ group, title, hint = '' }: Command) => {
    const text = ` ${title} ${hint} ${group}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return 0;
    return words.every((word) => text.includes(` ${word}`)) ? 2 : 1;
  };
  return commands.filter((command) => rank(command) > 0).sort((one, other) => rank(other) - rank(one));
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>;

/** A field and an open dialog handle keys themselves. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, dialog[open]') !== null;

/** The command of a key press: none while typing, and none for the browser's own combinations. */
export function commandOf(commands: readonly Command[], press: KeyPress): Command | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || isTaken(press.target)) return undefined;
  return commands.find(({ key }) => key === press.key.toLowerCase());
}

const isPaletteKey = ({ key, ctrlKey, metaKey }: KeyPress) => (ctrlKey || metaKey) && key.toLowerCase() === 'k';

/** Runs commands by their keys, where they have them, and opens the palette by ⌘K; keys in the phone's page are its own. */
export function useKeys(
  window: Window,
  options: { readonly commands: readonly Command[]; readonly hasKeys: boolean; readonly onPalette: () => void },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return;
    const run = isPaletteKey(event)
      ? options.onPalette
      : options.hasKeys
        ? commandOf(options.commands, event)?.run
        : undefined;
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [window]);
}
