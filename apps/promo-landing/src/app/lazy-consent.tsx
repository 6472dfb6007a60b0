import type { ConsentBannerProps } from '@peace/ui-kit/consent-banner';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';

const nothing = { default: () => null };

const Banner = lazy<ComponentType<ConsentBannerProps>>(() =>
  import('@peace/ui-kit/consent-banner').then(
    ({ ConsentBanner }) => ({ default: ConsentBanner }),
    () => nothing,
  ),
);

/**
 * The consent question for statistics, loaded only in builds that have statistics. If it cannot be loaded, nothing is counted.
 */
export function LazyConsentBanner(props: ConsentBannerProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Banner {...props} />
    </Suspense>
  );
}
