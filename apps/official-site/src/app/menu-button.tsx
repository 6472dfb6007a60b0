import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import type { KeyboardEvent, MouseEvent } from 'react';
import { siteMapId } from './site-footer.tsx';
import type { Menu, MenuElements } from './use-menu.ts';
import './site-header.css';

/**
 * Opens the navigation where there is no room for it. Without a script it is a link to the same list at the foot of the page. It
 * stays the same element when it is hydrated; otherwise a tap at that moment would be lost.
 */
export function MenuButton({ menu, button }: { readonly menu: Menu } & Pick<MenuElements, 'button'>) {
  const t = useMessages(officialSiteMessages);
  const isHydrated = useIsHydrated();
  const content = (
    <>
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={menu.isOpen ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
      </svg>
      <span>{t('menu')}</span>
    </>
  );
  const asButton = {
    role: 'button',
    'aria-expanded': menu.isOpen,
    'aria-controls': menu.id,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      menu.toggle();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      menu.toggle();
    },
  };
  return (
    <a
      ref={button}
      className="menu-button"
      href={`#${siteMapId}`}
      {...(isHydrated ? asButton : { onClick: asButton.onClick })}
    >
      {content}
    </a>
  );
}
