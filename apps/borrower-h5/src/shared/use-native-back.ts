import { useModalStack } from '@peace/vant-react-compat/modal-stack';
import { useEffect } from 'react';
import { useServices } from '#shared/services.tsx';

/**
 * Takes the shell's back gesture while `isActive`, such as for a question before leaving. The handler says whether it
 * took it. Open modals need no handler: the topmost one is asked to close before any handler is.
 */
export function useNativeBack(isActive: boolean, handler: () => boolean): void {
  const { bridge } = useServices();
  const modals = useModalStack();
  useEffect(
    () => (isActive ? bridge.onBack(() => modals?.takeBack() || handler()) : undefined),
    [bridge, modals, isActive, handler],
  );
}
