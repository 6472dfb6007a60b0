import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import type { ReactElement } from 'react';
import './late-script-note.css';

/**
 * Shown by the stylesheet after eight seconds if the script has not loaded; removed by React. It overlays the lower edge, so
 * nothing shifts during a tap.
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
