import { deployedRelease } from '@peace/api-client/deployed-release';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { notice } from '@peace/reports';
import { Button } from '@peace/vant-react-compat/button';
import { reloadPage } from '@peace/web-platform';
import { followRelease } from '@peace/web-platform/follow-release';
import { useEffect, useState, type ReactElement } from 'react';
import { appConfig } from '#shared/app-config.ts';
import { useServices } from '#shared/services.tsx';
import './new-release.css';

/** Goes on with the release that was deployed meanwhile, or says that there is one where something is typed or paid. */
export function NewRelease(): ReactElement | null {
  const { api, window } = useServices();
  const t = useMessages(commonMessages);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(
    () =>
      followRelease(window, {
        release: appConfig.release,
        deployed: () => deployedRelease(window),
        isWriting: () => api.isWriting(),
        onReload: () => notice(window, { kind: 'reloaded' }),
        onWaiting: () => setIsWaiting(true),
      }),
    [api, window],
  );
  if (!isWaiting) return null;
  return (
    <div className="new-release" role="alert">
      <span>{t('newVersion')}</span>
      <Button size="small" type="primary" onClick={() => reloadPage(window)}>
        {t('reload')}
      </Button>
    </div>
  );
}
