import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import { useServices } from '#shared/services.tsx';
import '#shared/page.css';

/** Shown when rendering fails. What was typed is in the session storage. */
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
