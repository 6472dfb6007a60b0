import { useToast } from '@peace/vant-react-compat/toast';
import { Provider } from 'jotai';
import { useState, type ReactElement, type ReactNode, useEffect } from 'react';
import { createServices, type ServiceHooks } from '#app/create-services.ts';
import { ServicesProvider } from '#shared/services.tsx';
import { storeOf } from '#shared/state/page-access.ts';
import { withMessages } from '@peace/i18n/visit-messages';
import { findMissingProtection, WriteNoteContext, type LimitedWindow } from '#shared/missing-protection.ts';

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

/** Says beside what pays, applies or saves what this browser cannot promise. Loaded only there: few browsers lack anything. */
function WriteNotes(props: { readonly window: LimitedWindow; readonly children: ReactNode }): ReactElement {
  const { window, children } = props;
  const [note, setNote] = useState<ReactNode>(null);
  useEffect(() => {
    const limit = findMissingProtection(window);
    if (limit === null) return;
    withMessages(() => import('#shared/write-note.tsx')).then(
      ({ WriteNote }) => setNote(<WriteNote limit={limit} />),
      () => undefined,
    );
  }, [window]);
  return <WriteNoteContext value={note}>{children}</WriteNoteContext>;
}
