import { copyText } from '@peace/web-platform/copy-text';
import { useState } from 'react';

/** Copying, and what to say about the last time. */
export interface Copied {
  readonly said: string | undefined;
  /** Call it in the tap itself. */
  readonly copy: (text: string, what: string) => void;
  /** Something else, in the same place. */
  readonly say: (text: string) => void;
}

/** Copies texts and says how it went. */
export function useCopied(window: Window): Copied {
  const [said, setSaid] = useState<string>();
  const copy = (text: string, what: string) => {
    void copyText(text, { window }).then(({ kind }) =>
      setSaid(kind === 'copied' ? `${what} copied` : `Copying is not allowed here: ${text}`),
    );
  };
  return { said, copy, say: setSaid };
}
