import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** Pixels before a press is a drag, and from which on letting go closes. */
const DRAG_FROM = 6;
const CLOSE_FROM = 80;

type Handler = (event: PointerEvent<HTMLElement>) => void;
type Handlers = Readonly<Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', Handler>>;

/** Nothing but a drag sets a transform: it makes the sheet the frame of everything fixed inside it. */
function move(handle: HTMLElement, by: number | null): void {
  const sheet = handle.closest('dialog');
  if (!sheet) return;
  sheet.style.transition = by === null ? '' : 'none';
  sheet.style.transform = by === null ? '' : `translateY(${by}px)`;
}

/** A sheet that follows the finger on its handle downwards. Let go far enough down, it asks to close. */
export function useDragToClose(onClose: () => void): Handlers {
  const from = useRef<number | null>(null);
  const end = (handle: HTMLElement) => {
    from.current = null;
    move(handle, null);
  };
  return {
    onPointerDown: ({ clientY, isPrimary }) => {
      if (isPrimary) from.current = clientY;
    },
    onPointerMove: ({ currentTarget, clientY, pointerId }) => {
      if (from.current === null) return;
      const by = clientY - from.current;
      if (by > DRAG_FROM) currentTarget.setPointerCapture(pointerId);
      if (currentTarget.hasPointerCapture(pointerId)) move(currentTarget, Math.max(0, by));
    },
    onPointerUp: ({ currentTarget, clientY }) => {
      const isFar = from.current !== null && clientY - from.current > CLOSE_FROM;
      end(currentTarget);
      if (isFar) onClose();
    },
    onPointerCancel: ({ currentTarget }) => end(currentTarget),
  };
}
