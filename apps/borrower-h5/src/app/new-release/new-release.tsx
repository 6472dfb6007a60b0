import { deployedRelease } from '@peace/api-client/deployed-release';
import { notice } from '@peace/telemetry/reports';
import { NewRelease as NewReleaseNotice } from '@peace/ui-kit/new-release';
import { reloadPage } from '@peace/web-platform';
import { followRelease } from '@peace/web-platform/follow-release';
import { useEffect, useState, type ReactElement } from 'react';
import { appConfig } from '#shared/app-config.ts';
import { useServices } from '#shared/services.tsx';

/** Goes on with the release that was deployed meanwhile, or says that there is one where something is typed or paid. */
export function NewRelease(): ReactElement | null {
  const { api, window } = useServices();
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
  return isWaiting ? <NewReleaseNotice onReload={() => reloadPage(window)} /> : null;
}
