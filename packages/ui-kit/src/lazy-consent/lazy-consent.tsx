import { lazy, Suspense, type ReactElement } from 'react';
import type { ConsentBannerProps } from '../consent-banner/consent-banner.tsx';
import type { ConsentSettingProps } from '../consent-setting/consent-setting.tsx';

/** If a part cannot be loaded, nothing is asked, and so nothing is counted. */
const nothing = () => ({ default: () => null });

const Banner = lazy<(props: ConsentBannerProps) => ReactElement | null>(() =>
  import('../consent-banner/consent-banner.tsx').then(({ ConsentBanner }) => ({ default: ConsentBanner }), nothing),
);
const Setting = lazy<(props: ConsentSettingProps) => ReactElement | null>(() =>
  import('../consent-setting/consent-setting.tsx').then(({ ConsentSetting }) => ({ default: ConsentSetting }), nothing),
);

/** The question whether visits may be counted, once it is loaded: only where statistics are configured is a byte of it requested. */
export function LazyConsentBanner(props: ConsentBannerProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Banner {...props} />
    </Suspense>
  );
}

/** The answer about statistics and the way to change it, once it is loaded. */
export function LazyConsentSetting(props: ConsentSettingProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Setting {...props} />
    </Suspense>
  );
}
