import { useEffect, useState } from 'react';

/** `scroll` does not bubble, but is captured. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the visitor has started to use the page: nothing that may wait covers its first view. */
export function useIsUsed(): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return;
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const sign of signs) window.addEventListener(sign, () => setIsUsed(true), options);
    return () => listening.abort();
  }, [isUsed]);
  return isUsed;
}
