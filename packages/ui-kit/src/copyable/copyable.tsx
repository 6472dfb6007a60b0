import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';

import { CopyButton, CopyHint } from '../copy-button/copy-button.tsx';
import type { CopyState } from '../copy-button/copy-button.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import './copyable.css';

export interface CopyableProps {
  /** What it is: 'E-Mail', 'Contract/pay code'. */
  readonly label: ReactNode;
  /** A number, an address or a code; a GroupedCode where it is long. */
  readonly value: ReactNode;
  readonly copyState: CopyState;
  readonly onCopy: () => void;
  readonly copyLabel?: ReactNode;
  /** It is to be seen, and may not be copied now. */
  readonly isInert?: boolean;
  /** What is copied, for a page that is tapped before its scripts are there. */
  readonly copies?: string;
}

/** A value with a copy button: the alternative where a telephone or mail link does nothing. */
export function Copyable(props: CopyableProps): ReactElement {
  const { label, value, copyState, onCopy, copyLabel, isInert, copies } = props;
  const valueId = useId();
  return (
    <div className="peace-copyable">
      <div className="peace-copyable__row">
        <div className="peace-copyable__text">
          <p className="peace-copyable__label">{label}</p>
          <p id={valueId} className="peace-copyable__value">
            {typeof value === 'string' ? <Value>{value}</Value> : value}
          </p>
        </div>
        <CopyButton
          copyState={copyState}
          onCopy={onCopy}
          label={copyLabel}
          describedBy={valueId}
          isInert={isInert ?? false}
          copies={copies}
        />
      </div>
      <CopyHint copyState={copyState} />
    </div>
  );
}

/** A telephone number stays on one line; an address breaks behind its `@` before it does so anywhere else. */
function Value({ children }: { readonly children: string }): ReactElement {
  const [name = '', ...host] = children.split('@');
  if (host.length === 0) return <UnbrokenText>{children}</UnbrokenText>;
  return (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  );
}
