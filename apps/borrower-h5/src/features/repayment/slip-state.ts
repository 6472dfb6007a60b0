import type { ReactNode } from 'react';
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
  readonly copyCode: () => void;
  readonly copyAmount: () => void;
  readonly showBarcode: () => void;
}

/** A slip before any tap. */
export const initialPaySlip: SlipState = { copied: 'idle', copiedAmount: 'idle', sheet: null };
