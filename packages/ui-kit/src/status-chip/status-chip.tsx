import type { ReactElement, ReactNode } from 'react';

import { toneClass, toneIcons, type Tone } from '../tone/tone.tsx';
import './status-chip.css';

export type { Tone } from '../tone/tone.tsx';

export interface StatusChipProps {
  readonly tone: Tone;
  /** One to four words: 'Repaid', '3 days late'. */
  readonly children: ReactNode;
  /** Without its icon: beside something that has the tone's icon already. */
  readonly isPlain?: boolean;
}

/** How something stands, in a word with its tone's colour and icon. */
export function StatusChip({ tone, children, isPlain = false }: StatusChipProps): ReactElement {
  const ToneIcon = toneIcons[tone];
  return (
    <span className={`peace-chip ${toneClass(tone)}${isPlain ? ' peace-chip--plain' : ''}`}>
      {!isPlain && <ToneIcon />}
      <span>{children}</span>
    </span>
  );
}
