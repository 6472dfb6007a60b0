import type { ConsentBannerProps } from '@peace/ui-kit/consent-banner';
import type { ConsentSettingProps } from '@peace/ui-kit/consent-setting';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

/** Fallback if the consent question cannot be loaded: nothing is counted. */
const nothing = { default: () => null };

// Only where statistics are configured is a byte of them loaded.
const Banner = lazy<ComponentType<ConsentBannerProps>>(() =>
  import('@peace/ui-kit/consent-banner').then(
    ({ ConsentBanner }) => ({ default: ConsentBanner }),
    () => nothing,
  ),
);
const Setting = lazy<ComponentType<ConsentSettingProps>>(() =>
  import('@peace/ui-kit/consent-setting').then(
    ({ ConsentSetting }) => ({ default: ConsentSetting }),
    () => nothing,
  ),
);

/** Asks for consent, once it is loaded. */
export function LazyConsentBanner(props: ConsentBannerProps) {
  return (
    <Suspense fallback={null}>
      <Banner {...props} />
    </Suspense>
  );
}

/** Where the answer is changed, once it is loaded. */
export function LazyConsentSetting(props: ConsentSettingProps) {
  return (
    <Suspense fallback={null}>
      <Setting {...props} />
    </Suspense>
  );
}
