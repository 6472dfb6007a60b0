import type { Locale } from '@peace/i18n';
import { useLocale } from '@peace/i18n/react';
import { useToast, type ToastOptions } from '@peace/vant-react-compat/toast';
import { useEffect, type ComponentType, type ReactElement } from 'react';

/** Longer than anything looks at a story. */
const STAYS_MS = 600_000;

/** A decorator: the story's screen while a toast stands over it, in the words of the story's language. */
export function withToast(toastIn: (locale: Locale) => ToastOptions) {
  return function withThisToast(Story: ComponentType): ReactElement {
    return (
      <>
        <Story />
        <Toast toastIn={toastIn} />
      </>
    );
  };
}

function Toast({ toastIn }: { readonly toastIn: (locale: Locale) => ToastOptions }): null {
  const { show } = useToast();
  const { locale } = useLocale();
  useEffect(() => show({ duration: STAYS_MS, ...toastIn(locale) }), [show, toastIn, locale]);
  return null;
}
