import type { Icon } from '@peace/vant-react-compat/icon';
import type { Money } from '@peace/money-date';
import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';

import { Amount } from '../amount/amount.tsx';
import { StatusChip } from '../status-chip/status-chip.tsx';
import { toneClass, toneIcons } from '../tone/tone.tsx';
import type { Tone } from '../tone/tone.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import './due-card.css';

export { DueCardSkeleton } from './due-card-skeleton.tsx';
export type { Tone } from '../tone/tone.tsx';

export interface DueCardProps {
  readonly tone: Tone;
  /** How it stands: usually the server's words. Names the card. */
  readonly title: ReactNode;
  /** Default the tone's. */
  readonly icon?: Icon;
  /** How long there is: 'in 7 days', 'due today', '3 days late'. */
  readonly chip?: ReactNode;
  /** What the amount is, where the title does not say it: 'Amount due'. */
  readonly label?: ReactNode;
  readonly amount: Money | null;
  /** 'Due Fri, 27 Nov 2026'. */
  readonly due?: string;
  /** Which instalment of how many: an `InstalmentProgress`. */
  readonly progress?: ReactNode;
  /** A quiet sentence below: the server's. */
  readonly note?: string;
  /** More that belongs to it. */
  readonly children?: ReactNode;
}

/** What is owed: how much, by when, and how urgent it is. The first thing on a screen about a running loan. */
export function DueCard(props: DueCardProps): ReactElement {
  const { tone, title, icon: CardIcon = toneIcons[tone], chip, label, amount, due, progress, note, children } = props;
  const titleId = useId();
  return (
    <section className={`peace-due ${toneClass(tone)}`} aria-labelledby={titleId}>
      <div className="peace-due__head">
        <h2 id={titleId} className="peace-due__title">
          <CardIcon />
          <span>{title}</span>
        </h2>
        {chip && (
          <StatusChip tone={tone} isRaised isPlain>
            {chip}
          </StatusChip>
        )}
      </div>
      <div className="peace-due__body">
        <div>
          <Amount label={label} value={amount} />
          {due && (
            <p className="peace-due__date">
              <UnbrokenText>{due}</UnbrokenText>
            </p>
          )}
        </div>
        {progress}
        {note && (
          <p className="peace-due__note">
            <UnbrokenText>{note}</UnbrokenText>
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
