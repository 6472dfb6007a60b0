import { onFirstUse } from '@peace/web-platform';
import { useEffect, useState } from 'react';

/** Whether the visitor has started to use the page: nothing that may wait covers its first view. */
export function useIsUsed(): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => onFirstUse(window, () => setIsUsed(true)), []);
  return isUsed;
}
