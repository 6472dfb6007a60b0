import type { ConsentSettingProps } from '@peace/ui-kit/consent-setting';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';

const nothing = { default: () => null };

const Setting = lazy<ComponentType<ConsentSettingProps>>(() =>
  import('@peace/ui-kit/consent-setting').then(
    ({ ConsentSetting }) => ({ default: ConsentSetting }),
    () => nothing,
  ),
);

/** The answer about statistics and the way to change it, loaded where one was given. */
export function LazyConsentSetting(props: ConsentSettingProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Setting {...props} />
    </Suspense>
  );
}
