import { NewRelease as NewReleaseNotice } from '@peace/ui-kit/new-release';
import { reloadPage } from '@peace/web-platform';
import { followRelease } from '@peace/web-platform/follow-release';
import { useEffect, useState, type ReactElement } from 'react';
import { releaseOptions } from '#shared/reading/load-part.ts';
import { useServices } from '#shared/services.tsx';

/** Goes on with the release that was deployed meanwhile, or says that there is one where something is typed or paid. */
export function NewRelease(): ReactElement | null {
  const services = useServices();
  const { window } = services;
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(
    () => followRelease(window, { ...releaseOptions(services), onWaiting: () => setIsWaiting(true) }),
    [services, window],
  );
  return isWaiting ? <NewReleaseNotice onReload={() => reloadPage(window)} /> : null;
}
