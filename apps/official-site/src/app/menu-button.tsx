import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { siteMapId } from './site-footer.tsx';
import type { Menu, MenuElements } from './use-menu.ts';
import './site-header.css';

/** Opens the navigation where there is no room for it. Without a script it is a link to the same list at the foot of the page. */
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
  if (!isHydrated) {
    return (
      <a className="menu-button" href={`#${siteMapId}`}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      ref={button}
      className="menu-button"
      aria-expanded={menu.isOpen}
      aria-controls={menu.id}
      onClick={menu.toggle}
    >
      {content}
    </button>
  );
}
