import { createContext, useContext, useEffect, useId, type ReactElement, type ReactNode } from 'react';

import { FailIcon, InfoIcon, SuccessIcon } from '../icon/icon.tsx';
import { Spinner } from '../loading/loading.tsx';
import type { ShownToast, ToastKind } from './toaster.ts';
import './toast.css';

interface ToastView {
  readonly toast: ShownToast | null;
  /** The place that shows it: the innermost open modal's, `undefined` for the page's own. */
  readonly place: string | undefined;
  /** A modal opened and offers a place; returns how to withdraw it. */
  readonly offerPlace: (id: string) => () => void;
}

/** `null` where no ToastProvider is above. */
export const ToastViewContext = createContext<ToastView | null>(null);

/**
 * A modal's own place for toasts. What stands outside the topmost modal is inert, so neither read out nor, behind it,
 * seen. It is there, empty, before the first toast: a live region announces only what changes in it.
 */
export function ToastRegion(): ReactElement | null {
  const view = useContext(ToastViewContext);
  const id = useId();
  const offerPlace = view?.offerPlace;
  useEffect(() => offerPlace?.(id), [offerPlace, id]);
  return view && <LiveToast toast={view.place === id ? view.toast : null} />;
}

/** The two live regions and a place that is not announced, one of them with the toast in it. */
export function LiveToast({ toast }: { readonly toast: ShownToast | null }): ReactElement {
  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  const isSilent = toast?.isReadOutElsewhere ?? false;
  const isUrgent = toast?.kind === 'fail';
  return (
    <ToastPlaces
      status={!isSilent && !isUrgent && card}
      alert={!isSilent && isUrgent && card}
      silent={isSilent && card}
    />
  );
}

interface ToastPlacesProps {
  readonly status?: ReactNode;
  readonly alert?: ReactNode;
  readonly silent?: ReactNode;
}

/** The markup around a toast. */
export function ToastPlaces({ status, alert, silent }: ToastPlacesProps): ReactElement {
  return (
    <div className="van-toast-region">
      <div role="status">{status}</div>
      <div role="alert">{alert}</div>
      <div aria-hidden>{silent}</div>
    </div>
  );
}

function ToastCard({ toast: { kind, message } }: { readonly toast: ShownToast }): ReactElement {
  const icon = toastIcon(kind);
  return (
    <div
      ref={placeAboveFoot}
      className={`van-toast van-toast--break-word ${icon ? `van-toast--${kind}` : 'van-toast--text'}`}
    >
      {icon}
      <div className="van-toast__text">{message}</div>
    </div>
  );
}

/** Above the bar that the page marks. Measured once: a bar seldom grows while a toast is shown, and to observe it costs every page a layout. */
function placeAboveFoot(card: HTMLElement | null): void {
  const top = document.querySelector('[data-foot]')?.getBoundingClientRect().top;
  if (top) card?.style.setProperty('--van-toast-foot', `${innerHeight - top}px`);
}

function toastIcon(kind: ToastKind): ReactElement | null {
  switch (kind) {
    case 'success':
      return <SuccessIcon className="van-toast__icon" />;
    case 'fail':
      return <FailIcon className="van-toast__icon" />;
    case 'info':
      return <InfoIcon className="van-toast__icon" />;
    case 'loading':
      return <Spinner />;
    case 'text':
      return null;
  }
}
