import { copyText } from '@peace/web-platform/copy-text';
import { useState } from 'react';

/** Copying, and what to say about the last time. */
export type Copied = ReturnType<typeof useCopied>;

/** Copies texts and says how it went. */
export function useCopied(window: Window) {
  const [said, say] = useState<string>();
  return {
    said,
    /** Call it in the tap itself. */
    copy: (text: string, what: string) => {
      void copyText(text, { window }).then(({ kind }) =>
        say(kind === 'copied' ? `${what} copied` : `Copying is not allowed here: ${text}`),
      );
    },
    /** Something else, in the same place. */
    say: (text: string) => say(text),
  };
}
