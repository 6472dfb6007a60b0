import { Copyable } from '@peace/ui-kit/copyable';
import { GroupedCode } from '@peace/ui-kit/grouped-code';
import type { ReactElement, ReactNode } from 'react';
import './copyable-code.css';
import { PayCodeGuidance } from './pay-code-guidance.tsx';
import type { CodeCopy } from './use-copy-code.ts';

export interface CopyableCodeProps {
  readonly label: ReactNode;
  readonly code: string;
  readonly copied: CodeCopy;
  readonly onCopy: () => void;
  /** Default 'Copy'. */
  readonly copyLabel?: ReactNode;
}

/** A pay code in large, its button, and what to know before and after. */
export function CopyableCode({ label, code, copied, onCopy, copyLabel }: CopyableCodeProps): ReactElement {
  return (
    <div className="copyable-code">
      <Copyable
        label={label}
        value={<GroupedCode code={code} />}
        // That it was copied a toast says (spec §5), once.
        copyState={copied === 'manual' ? 'manual' : 'idle'}
        onCopy={onCopy}
        copyLabel={copyLabel}
      />
      <PayCodeGuidance copied={copied} />
    </div>
  );
}
