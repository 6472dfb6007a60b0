import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The folded navigation of a phone, as its button shows it. */
export interface Menu {
  /** The id of what the button opens. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** The elements of a menu. Leaving `root` closes it. */
export interface MenuElements {
  readonly root: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLAnchorElement | null>;
}

/** Opens and closes the navigation: Escape gives the focus back to its button, leaving it by pointer or keyboard closes it. */
export function useMenu(): readonly [menu: Menu, elements: MenuElements] {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  const toggle = useCallback(() => setIsOpen((before) => !before), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('keydown', closeByKey);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen, close]);

  return [
    { id: 'site-nav', isOpen, toggle, close },
    { root, button },
  ];
}
