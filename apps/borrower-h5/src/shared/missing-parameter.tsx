import { withMessages } from '@peace/i18n/visit-messages';
import { lazy } from 'react';

/** In place of a screen whose link lacks something. Loaded when it is needed, which is in hardly any visit. */
export const MissingParameter = lazy(async () => {
  const { MissingParameterScreen } = await withMessages(() => import('./missing-parameter-screen.tsx'));
  return { default: MissingParameterScreen };
});
