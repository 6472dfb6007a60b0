import { useToast } from '@peace/vant-react-compat/toast';
import { useState, type ReactElement, type ReactNode } from 'react';
import { createServices } from '#app/create-services.ts';
import { ServicesProvider } from '#shared/services.tsx';

/** Makes the services once, with loading toasts of this app's. */
export function LiveServices(props: { readonly window: Window; readonly children: ReactNode }): ReactElement {
  const { show } = useToast();
  const [services] = useState(() =>
    createServices(props.window, { onLoading: ({ text }) => show({ kind: 'loading', message: text }) }),
  );
  return <ServicesProvider value={services}>{props.children}</ServicesProvider>;
}
