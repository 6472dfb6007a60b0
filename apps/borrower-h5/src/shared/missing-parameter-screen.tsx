import type { ReactElement } from 'react';
import { useGoHome } from '#shared/use-go-home.ts';
import { MissingParameterView, type MissingParameterViewProps } from './missing-parameter-view.tsx';

/** In place of a screen whose link lacks something. */
export function MissingParameterScreen(props: Omit<MissingParameterViewProps, 'onHome'>): ReactElement {
  return <MissingParameterView {...props} onHome={useGoHome()} />;
}
