import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { siteMapId } from './site-footer.tsx';
import './site-header.css';

/** The folded navigation of a phone. */
export interface Menu {
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

  useEffect(() => {
    if (!isOpen) return undefined;
    const left = new AbortController();
    const on = (type: 'keydown' | 'pointerdown' | 'focusin', listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { signal: left.signal });
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    on('keydown', (event) => {
      if (!('key' in event) || event.key !== 'Escape') return;
      close();
      button.current?.focus();
    });
    on('pointerdown', closeOutside);
    on('focusin', closeOutside);
    return () => left.abort();
  }, [isOpen, close]);

  const toggle = () => setIsOpen((before) => !before);
  return [
    { id: 'site-nav', isOpen, toggle, close },
    { root, button },
  ];
}

/**
 * Opens the navigation where there is no room for it. Without a script it is a link to the same list at the foot of the page. It
 * stays the same element when it is hydrated; otherwise a tap at that moment would be lost.
 */
export function MenuButton({ menu, button }: { readonly menu: Menu } & Pick<MenuElements, 'button'>) {
  const t = useMessages(officialSiteMessages);
  const asButton = {
    role: 'button',
    'aria-expanded': menu.isOpen,
    'aria-controls': menu.id,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      menu.toggle();
    },
  };
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    menu.toggle();
  };
  return (
    <a ref={button} className="menu-button" href={`#${siteMapId}`} onClick={toggle} {...(useIsHydrated() && asButton)}>
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={menu.isOpen ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
      </svg>
      <span>{t('menu')}</span>
    </a>
  );
}
