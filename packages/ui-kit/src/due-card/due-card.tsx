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
  /** Default the tone's; with another one the tone's is in the chip. */
  readonly icon?: Icon;
  /**
   * Whether amount, date and chip are known. While they load, their places are reserved by a chip and a date as long as theirs
   * may be; where they cannot be read, the sentence below takes their place. The card is as high in all three.
   */
  readonly state?: 'known' | 'loading' | 'failed';
  /** How long there is: 'in 7 days', 'due today', '3 days late'. */
  readonly chip?: ReactNode;
  /** What the amount is, where the title does not say it: 'Amount due'. */
  readonly label?: ReactNode;
  readonly amount: Money | null;
  /** Stands for an amount that could not be read. */
  readonly missing?: string;
  /** 'Due Fri, 27 Nov 2026'. */
  readonly due?: string;
  /** A quiet sentence below: the server's. */
  readonly note?: string;
  /** Where they cannot be read: says so, with a way to read them again. */
  readonly failure?: ReactNode;
}

/** What is owed: how much, by when, and how urgent it is. The first thing on a screen about a running loan. */
export function DueCard(props: DueCardProps): ReactElement {
  const { state = 'known', tone, title, icon: CardIcon = toneIcons[tone], chip, note, failure } = props;
  const titleId = useId();
  const isUnknown = state !== 'known';
  const sums = (
    <>
      <Sums {...props} isHidden={isUnknown} />
      {note && <Note text={note} />}
    </>
  );
  return (
    <section
      className={`peace-due peace-due--${state} ${toneClass(tone)}`}
      aria-labelledby={titleId}
      aria-busy={state === 'loading' || undefined}
    >
      <div className="peace-due__head">
        <h2 id={titleId} className="peace-due__title">
          <CardIcon />
          <span>{title}</span>
        </h2>
        {chip && (
          // Once it is known it is another element: at the end of the line the same one would have moved.
          <span key={state} className="peace-due__chip" aria-hidden={isUnknown || undefined}>
            <StatusChip tone={tone} isRaised isPlain={props.icon === undefined}>
              {chip}
            </StatusChip>
          </span>
        )}
      </div>
      <div className="peace-due__body">
        {state === 'failed' ? (
          <div className="peace-due__instead">
            <div aria-hidden="true">{sums}</div>
            <div>
              {note && (
                <p className="peace-due__sentence">
                  <UnbrokenText>{note}</UnbrokenText>
                </p>
              )}
              {failure}
            </div>
          </div>
        ) : (
          sums
        )}
      </div>
    </section>
  );
}

function Sums({ label, amount, missing, due, isHidden }: DueCardProps & { readonly isHidden: boolean }): ReactElement {
  return (
    <div aria-hidden={isHidden || undefined}>
      <Amount label={label} value={amount} missing={missing} />
      {due && (
        <p className="peace-due__date">
          <UnbrokenText>{due}</UnbrokenText>
        </p>
      )}
    </div>
  );
}

function Note({ text }: { readonly text: string }): ReactElement {
  return (
    <p className="peace-due__note">
      <UnbrokenText>{text}</UnbrokenText>
    </p>
  );
}
