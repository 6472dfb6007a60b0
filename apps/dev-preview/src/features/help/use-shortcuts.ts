import { useEffect, useEffectEvent } from 'react';
import { shortcutOf, type ShortcutKey } from './shortcuts.ts';

/** Calls the handler for each shortcut pressed on this page; keys in the phone's page are its own. */
export function useShortcuts(window: Window, onShortcut: (key: ShortcutKey) => void): void {
  const press = useEffectEvent(onShortcut);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const shortcut = shortcutOf({
        key: event.key,
        altKey: event.altKey,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        isTyping: isTyping(event.target),
      });
      if (shortcut === undefined) return;
      event.preventDefault();
      press(shortcut);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [window]);
}

/** In an open dialog, too, keys are not this page's. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, dialog[open]') !== null;
