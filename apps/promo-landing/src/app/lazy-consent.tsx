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
 * The question whether the visit may be counted, loaded where it is asked: most builds never do. A page that cannot load it asks
 * nothing and counts nothing.
 */
export function LazyConsentBanner(props: ConsentBannerProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Banner {...props} />
    </Suspense>
  );
}
