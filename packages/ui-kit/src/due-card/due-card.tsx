import { CalendarIcon, type Icon } from '@peace/vant-react-compat/icon';
import type { Money } from '@peace/money-date';
import { useId, type CSSProperties, type ReactElement, type ReactNode } from 'react';

import { Amount } from '../amount/amount.tsx';
import {
  MoneyPanel,
  PanelChip,
  type PanelChipProps,
  type PanelTone,
  PanelHeading,
} from '../money-panel/money-panel.tsx';
import { toneClass, type Tone } from '../tone/tone.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import '../money-panel/money-panel.css';
import './due-card.css';

export { DueCardSkeleton } from './due-card-skeleton.tsx';
export type { Tone } from '../tone/tone.tsx';

export interface DueCardProps {
  readonly tone: Tone;
  /** How it stands: usually the server's words. Names the card. */
  readonly title: ReactNode;
  /** Default a calendar. */
  readonly icon?: Icon;
  /**
   * Whether amount, date and chip are known. While they load, their places are reserved by a chip and a date as long as theirs
   * may be; where they cannot be read, the sentence below takes their place.
   */
  readonly state?: 'known' | 'loading' | 'failed';
  /** How long there is: 'in 7 days', 'due today', '3 days late'. */
  readonly chip?: ReactNode;
  /** The amount's label, if the title does not say it: 'Amount due'. */
  readonly label?: ReactNode;
  readonly amount: Money | null;
  /** Stands for an amount that could not be read. */
  readonly missing?: string;
  /** 'Due Fri, Nov 27, 2026', or a chip in its place. */
  readonly due?: ReactNode;
  /** Which payment of how many it is. */
  readonly place?: { readonly number: number; readonly count: number } | null | undefined;
  /** A quiet sentence below: the server's. */
  readonly note?: string;
  /** A message in place of an amount that could not be read, with a button that reads it again. */
  readonly failure?: ReactNode;
  /** A quiet button below: a reminder. Its place is kept while the amount is not known. */
  readonly action?: ReactNode;
}

const panels: Readonly<Record<Tone, readonly [PanelTone, PanelChipProps['tone']?]>> = {
  neutral: ['neutral'],
  calm: ['due'],
  attention: ['due', 'soon'],
  danger: ['late', 'late'],
  success: ['paid'],
};

/** Shows the amount due, its date and its urgency. The first thing on a screen about a running loan. */
export function DueCard(props: DueCardProps): ReactElement {
  const { state = 'known', tone, title, icon: CardIcon = CalendarIcon, chip, note, failure, action } = props;
  const titleId = useId();
  const isUnknown = state !== 'known';
  const [panelTone, chipTone] = panels[tone];
  return (
    <MoneyPanel
      tone={state === 'failed' ? 'neutral' : panelTone}
      className={`peace-due peace-due--${state} ${toneClass(tone)}`}
      labelledBy={titleId}
      isBusy={state === 'loading'}
      // A button may stand in its corner.
      hasSun={state !== 'failed'}
      title={
        <PanelHeading id={titleId} icon={CardIcon}>
          {title}
        </PanelHeading>
      }
      chip={
        chip &&
        state !== 'failed' && (
          // Once it is known it is another element: at the end of the line the same one would have moved.
          <span key={state} className="peace-due__chip" aria-hidden={isUnknown || undefined}>
            <PanelChip tone={isUnknown ? undefined : chipTone}>{chip}</PanelChip>
          </span>
        )
      }
    >
      <div className="peace-due__body">
        {state !== 'failed' && <Sums {...props} isHidden={isUnknown} />}
        {note && (
          <p className={state === 'failed' ? 'peace-due__sentence' : 'peace-panel__note'}>
            <UnbrokenText>{note}</UnbrokenText>
          </p>
        )}
        {state === 'failed' ? failure : action && <div className="peace-due__action">{action}</div>}
      </div>
    </MoneyPanel>
  );
}

/** More payments than this have no room in place of the strokes. */
const mostParts = 12;

function Sums(props: DueCardProps & { readonly isHidden: boolean }): ReactElement {
  const { label, amount, missing, due, place, isHidden } = props;
  const isDrawn = place && place.count <= mostParts;
  const parts: CSSProperties & Record<`--${string}`, number> = isDrawn
    ? { '--at': place.number, '--count': place.count }
    : {};
  return (
    <div aria-hidden={isHidden || undefined}>
      <Amount label={label} value={amount} missing={missing} />
      {typeof due === 'string' ? (
        <p className={isDrawn ? 'peace-panel__line peace-due__plan' : 'peace-panel__line'} style={parts}>
          <UnbrokenText>{due}</UnbrokenText>
        </p>
      ) : (
        due && <div className="peace-due__part">{due}</div>
      )}
    </div>
  );
}
