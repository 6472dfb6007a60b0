import { Copyable } from '@peace/ui-kit/copyable';
import { GroupedCode } from '@peace/ui-kit/grouped-code';
import type { ReactElement, ReactNode } from 'react';
import './copyable-code.css';
import type { ShownToPay } from './pay-code-guidance.model.ts';
import { PayCodeGuidance } from './pay-code-guidance.tsx';
import type { CodeCopy } from './use-copy-code.ts';

export interface CopyableCodeProps {
  readonly label: ReactNode;
  readonly code: string;
  readonly copied: CodeCopy;
  readonly onCopy: () => void;
  readonly shows: ShownToPay;
  /** Who is paid with it; empty where that is not known. */
  readonly biller: string;
  /** Default 'Copy'. */
  readonly copyLabel?: ReactNode;
  /** The code is to be seen, and may not be copied now. */
  readonly isInert?: boolean;
}

/** A pay code in large, its button, and what to know before and after. */
export function CopyableCode(props: CopyableCodeProps): ReactElement {
  const { label, code, copied, onCopy, shows, biller, copyLabel, isInert = false } = props;
  return (
    <div className="copyable-code">
      <Copyable
        label={label}
        value={<GroupedCode code={code} />}
        {...(isInert ? {} : { copies: code })}
        // That it was copied a toast says (spec §5), once.
        copyState={copied === 'manual' ? 'manual' : 'idle'}
        onCopy={onCopy}
        copyLabel={copyLabel}
        isInert={isInert}
      />
      <PayCodeGuidance copied={copied} shows={shows} biller={biller} />
    </div>
  );
}
