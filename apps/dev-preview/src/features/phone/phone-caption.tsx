import type { ReactElement } from 'react';
import { ToolButton } from '#shared/controls.tsx';
import '#shared/controls.css';
import './phone.css';

/** Which of two phones it is, and what can be done to it. */
export interface PhoneCaptionProps {
  readonly phone: 'first' | 'same' | 'other';
  /** Whether another borrower's phone stores apart from the first one. */
  readonly storesApart: boolean;
  /** Undefined for the first phone, whose buttons stand beside it. */
  readonly actions?: { readonly back: () => void; readonly resume: () => void };
}

/** Above each of two phones. */
export function PhoneCaption({ phone, storesApart, actions }: PhoneCaptionProps): ReactElement {
  return (
    <div className="dp-caption">
      <span>
        <strong>{titles[phone]}</strong> <span className="dp-hint">{storageHint(phone, storesApart)}</span>
      </span>
      {actions === undefined ? null : (
        <>
          <ToolButton aria-label="Back in the second phone" onClick={actions.back}>
            Back
          </ToolButton>
          <ToolButton aria-label="Resume in the second phone" onClick={actions.resume}>
            Resume
          </ToolButton>
        </>
      )}
    </div>
  );
}

const titles = { first: 'First phone', same: 'Same borrower', other: 'Other borrower' } as const;

function storageHint(phone: PhoneCaptionProps['phone'], storesApart: boolean): string {
  if (phone === 'first') return 'buttons beside';
  if (phone === 'same') return 'same storage';
  return storesApart ? 'own storage' : 'same storage: no Chromium';
}
