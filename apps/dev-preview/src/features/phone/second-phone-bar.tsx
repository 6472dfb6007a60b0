import type { ReactElement } from 'react';
import { ToolButton } from '#shared/controls.tsx';
import './phone.css';

/** Who holds the second phone, and what can be done to it. */
export interface SecondPhoneBarProps {
  /** Another borrower, else the first one's other tab. */
  readonly isOther: boolean;
  /** Whether it stores apart from the first phone. */
  readonly storesApart: boolean;
  readonly onBack: () => void;
  readonly onResume: () => void;
}

/** Above the second phone; the buttons beside the phones are the first one's. */
export function SecondPhoneBar({ isOther, storesApart, onBack, onResume }: SecondPhoneBarProps): ReactElement {
  return (
    <div className="dp-second-bar" role="group" aria-label="Second phone">
      <strong>{isOther ? 'Other borrower' : 'Same borrower'}</strong>
      <span className="dp-hint">{storageHint(isOther, storesApart)}</span>
      <ToolButton onClick={onBack}>Back, here</ToolButton>
      <ToolButton onClick={onResume}>Resume, here</ToolButton>
    </div>
  );
}

function storageHint(isOther: boolean, storesApart: boolean): string {
  if (!isOther) return 'another tab, the same storage';
  return storesApart ? 'storage of its own' : 'this browser gives both phones one storage: use Chromium';
}
