import { useModalStack } from '@peace/vant-react-compat/modal-stack';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '#shared/services.tsx';

/** Takes the shell's back gesture while `isActive`. Open modals need no handler: the topmost one is asked to close before any handler is. */
export function useNativeBack(isActive: boolean, handler: () => void): void {
  const { bridge } = useServices();
  const modals = useModalStack();
  const onBack = useEffectEvent(() => {
    if (!modals?.takeBack()) handler();
    return true;
  });
  useEffect(() => (isActive ? bridge.onBack(() => onBack()) : undefined), [bridge, isActive]);
}
