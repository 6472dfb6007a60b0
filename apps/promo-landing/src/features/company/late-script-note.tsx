import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import type { ReactElement } from 'react';
import './late-script-note.css';

/**
 * For a page whose script has not come: the stylesheet shows it after some seconds, and React takes it away. It covers the lower
 * edge, so that nothing moves during a tap.
 */
export function LateScriptNote(): ReactElement | null {
  const t = useMessages(promoMessages);
  if (useIsHydrated()) return null;
  return (
    <p className="promo-late">
      {t('scriptLate')}{' '}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- Empty, it is this very address, query included. */}
      <a href="">{t('reload')}</a>
    </p>
  );
}
