import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { MoneyPanel, PanelLine, type PanelTone } from '@peace/ui-kit/money-panel';
import type { ReactElement, ReactNode } from 'react';
import './amount-panel.css';

/** The due date of an amount, as `usePanelDue` words it: an early page has none, and does not carry that code. */
export interface PanelDue {
  readonly tone: PanelTone;
  /** A `PanelChip`: how much time there is. */
  readonly chip: ReactNode;
  /** Null: there is none, and no place for it. */
  readonly line: ReactNode;
}

/** The date is not known yet: its place is reserved. */
export const dueToCome: PanelDue = { tone: 'due', chip: null, line: '\u00a0' };

export const withoutDue: PanelDue = { tone: 'due', chip: null, line: null };

/** Of the amount and its date, for the button that copies the amount. */
export const amountId = 'panel-amount';

export interface AmountPanelProps {
  readonly label: string;
  /** '' while the lender is not known. */
  readonly lender: string;
  readonly amount: Money | null;
  readonly due: PanelDue;
  /** The amount came with a link, and nothing confirms it: the panel is a plain card. */
  readonly isDoubted?: boolean;
  /** Stands in place of the date: the problem with the amount. */
  readonly problem?: string | null;
  /** Copies the amount, in the place of the sun. */
  readonly copy?: ReactElement | false | null;
}

/** The amount of a page that is about how to pay it: lender, amount, due date and urgency. */
export function AmountPanel(props: AmountPanelProps): ReactElement {
  const { label, lender, amount, due, isDoubted, problem, copy } = props;
  const t = useMessages(repayMessages);
  const line = problem ?? due.line;
  return (
    <MoneyPanel
      isCompact
      hasSun={!copy}
      tone={isDoubted ? 'neutral' : due.tone}
      title={
        <>
          <span>{label}</span>
          {lender && (
            <>
              <span> · </span>
              <strong>{lender}</strong>
            </>
          )}
        </>
      }
      chip={due.chip}
    >
      <div className="amount-panel__sum">
        <div id={amountId}>
          <Amount value={amount} missing={t('noAmount')} />
          {line !== null && <PanelLine>{line}</PanelLine>}
        </div>
        {copy}
      </div>
    </MoneyPanel>
  );
}
