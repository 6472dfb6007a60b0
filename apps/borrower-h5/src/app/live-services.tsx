import { useToast } from '@peace/vant-react-compat/toast';
import { Provider } from 'jotai';
import { useState, type ReactElement, type ReactNode } from 'react';
import { WriteNotes } from '#app/write-notes.tsx';
import { createServices, type ServiceHooks } from '#app/create-services.ts';
import { ServicesProvider } from '#shared/services.tsx';
import { storeOf } from '#shared/state/page-access.ts';

export interface LiveServicesProps extends Omit<ServiceHooks, 'onLoading'> {
  readonly window: Window;
  readonly children: ReactNode;
}

export function LiveServices({ window, children, ...hooks }: LiveServicesProps): ReactElement {
  const { show } = useToast();
  const [{ services, store }] = useState(() => {
    const onLoading: ServiceHooks['onLoading'] = ({ text }) => show({ kind: 'loading', message: text });
    const made = createServices(window, { onLoading, ...hooks });
    return { services: made, store: storeOf(made) };
  });
  return (
    <ServicesProvider value={services}>
      <Provider store={store}>
        <WriteNotes window={window}>{children}</WriteNotes>
      </Provider>
    </ServicesProvider>
  );
}
