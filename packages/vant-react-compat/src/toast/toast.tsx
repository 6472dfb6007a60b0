import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';

import { LiveToast, ToastViewContext } from './toast-region.tsx';
import { createToaster, type EndToast, type Toaster, type ToastOptions } from './toaster.ts';

export { ToastPlaces } from './toast-region.tsx';
export type { EndToast, ToastKind, ToastOptions } from './toaster.ts';

const ToasterContext = createContext<Toaster | null>(null);

/** Stands once around an app: shows its toasts, one at a time, in whichever modal is on top, or on the page. */
export function ToastProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [toaster] = useState(createToaster);
  const toast = useSyncExternalStore(toaster.subscribe, toaster.current, toaster.current);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const offerPlace = useCallback((id: string) => {
    setPlaces((before) => [...before, id]);
    return () => setPlaces((before) => before.filter((place) => place !== id));
  }, []);
  const place = places.at(-1);
  const view = useMemo(() => ({ toast, place, offerPlace }), [toast, place, offerPlace]);

  return (
    <ToasterContext value={toaster}>
      <ToastViewContext value={view}>{children}</ToastViewContext>
      <LiveToast toast={place === undefined ? toast : null} />
    </ToasterContext>
  );
}

/**
 * `show` puts a toast on the screen and returns how to end it, which a `loading` toast needs. Stable between renders.
 *
 * @throws when there is no ToastProvider above: an invisible toast would be a lost message.
 */
export function useToast(): { readonly show: (options: ToastOptions) => EndToast } {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('useToast found no ToastProvider above it: put one around the app.');
  return toaster;
}
