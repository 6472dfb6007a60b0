import { CalendarIcon, type Icon } from '@peace/vant-react-compat/icon';
import type { Money } from '@peace/money-date';
import { useId, type ReactElement, type ReactNode } from 'react';

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
  const { state = 'known', title, icon: CardIcon = CalendarIcon, chip, note, failure, action } = props;
  const titleId = useId();
  const isUnknown = state !== 'known';
  const tone = state === 'failed' ? 'neutral' : props.tone;
  const [panelTone, chipTone] = panels[tone];
  return (
    <MoneyPanel
      tone={panelTone}
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

function Sums(props: DueCardProps & { readonly isHidden: boolean }): ReactElement {
  const { label, amount, missing, due, isHidden } = props;
  return (
    <div aria-hidden={isHidden || undefined}>
      <Amount label={label} value={amount} missing={missing} />
      {typeof due === 'string' ? (
        <p className="peace-panel__line">
          <UnbrokenText>{due}</UnbrokenText>
        </p>
      ) : (
        due && <div className="peace-due__part">{due}</div>
      )}
    </div>
  );
}
