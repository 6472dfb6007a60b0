import type { PointerEvent } from 'react';

/** A sheet follows the finger on its handle downwards. Let go far enough down, it asks to close. */
export function pullDown(
  { currentTarget: handle, clientY: from }: PointerEvent<HTMLElement>,
  onClose: () => void,
): void {
  const style = handle.closest('dialog')?.style;
  if (!style) return;
  handle.onpointermove = ({ clientY, pointerId }) => {
    // A press that moves a little is a tap on what is in the handle.
    if (clientY - from > 6) handle.setPointerCapture(pointerId);
    if (!handle.hasPointerCapture(pointerId)) return;
    style.transition = 'none';
    style.transform = `translateY(${Math.max(0, clientY - from)}px)`;
  };
  handle.onpointerup = handle.onpointercancel = ({ type, clientY }) => {
    handle.onpointermove = handle.onpointerup = handle.onpointercancel = null;
    // A transform makes the sheet the frame of everything fixed inside it.
    style.transition = style.transform = '';
    if (type === 'pointerup' && clientY - from > 80) onClose();
  };
}
