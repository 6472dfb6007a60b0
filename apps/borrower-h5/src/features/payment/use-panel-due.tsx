import { useLocale } from '@peace/i18n/react';
import { parseWireDate } from '@peace/money-date';
import { PanelChip } from '@peace/ui-kit/money-panel';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { urgencyOf } from '#features/due/due.model.ts';
import { useDueText } from '#features/due/use-due-text.ts';
import { wireDateText } from '#shared/wire-date-text.ts';
import { dueToCome, type PanelDue } from './amount-panel.tsx';

/** Words the date and its urgency for `AmountPanel`. `repayDate`: in the server's words, '' while it is not known; `now`: see `useDueTime`. */
export function usePanelDue(repayDate: string, now: number | null): PanelDue {
  const { locale } = useLocale();
  const { t: dueWording, left } = useDueText();
  if (repayDate === '') return dueToCome;
  const date = wireDateText(repayDate, locale);
  const at = parseWireDate(repayDate);
  const urgency = at === null ? null : urgencyOf(at, now);
  const isLate = urgency?.tone === 'danger';
  const chip = urgency && left(urgency);
  return {
    tone: isLate ? 'late' : 'due',
    chip: chip && (
      <PanelChip tone={isLate ? 'late' : urgency.tone === 'attention' ? 'soon' : undefined}>{chip}</PanelChip>
    ),
    line: <UnbrokenText>{dueWording(isLate ? 'wasDueOn' : 'dueOn', { date })}</UnbrokenText>,
  };
}
