import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import { useServices } from '#shared/services.tsx';
import '#shared/page.css';

/** In place of a page that failed to draw: never a blank one. What was typed is kept for the length of the visit. */
export function CrashScreen(): ReactElement {
  const t = useMessages(commonMessages);
  const { reload } = useServices();
  return (
    <main className="promo-crash">
      <h1>{t('somethingWrong')}</h1>
      <Button type="primary" size="large" onClick={reload}>
        {t('retry')}
      </Button>
    </main>
  );
}
