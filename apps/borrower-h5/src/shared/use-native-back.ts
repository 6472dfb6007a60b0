import { useEffect } from 'react';
import { useServices } from '#shared/services.tsx';

/**
 * Takes the shell's back gesture while `isActive`: for an open dialog, or a question before leaving. The handler says
 * whether it took it.
 */
export function useNativeBack(isActive: boolean, handler: () => boolean): void {
  const { bridge } = useServices();
  useEffect(() => (isActive ? bridge.onBack(handler) : undefined), [bridge, isActive, handler]);
}
