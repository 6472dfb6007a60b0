import type { ReactNode } from 'react';
import { noop } from '#shared/noop.ts';
import type { CodeCopy } from './use-copy-code.ts';

/** What was done with a pay slip. */
export interface SlipState {
  /** The code. */
  readonly copied: CodeCopy;
  readonly copiedAmount: CodeCopy;
  /** What the cashier scans, once it is opened. */
  readonly sheet: ReactNode;
}

/** What can be done with it. */
export interface SlipEvents {
  readonly onCopyCode: () => void;
  readonly onCopyAmount: () => void;
  readonly onShowBarcode: () => void;
}

/** A slip before any tap. */
export const untouchedSlip: SlipState = { copied: 'idle', copiedAmount: 'idle', sheet: null };

export const noSlipEvents: SlipEvents = {
  onCopyCode: noop,
  onCopyAmount: noop,
  onShowBarcode: noop,
};
