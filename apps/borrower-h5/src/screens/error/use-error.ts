import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import type { Drawing } from '@peace/ui-kit/drawings';
import { appConfig } from '#shared/app-config.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import type { ErrorScreenProps } from './error-screen.tsx';

/** The view's props: what is wrong, and the two ways on. */
export function useError(message: 'somethingWrong' | 'pageNotFound', drawing: Drawing): ErrorScreenProps {
  const t = useMessages(commonMessages);
  return { heading: appConfig.appEnName, message: t(message), drawing, onHome: useGoHome(), onBack: useGoBack() };
}
