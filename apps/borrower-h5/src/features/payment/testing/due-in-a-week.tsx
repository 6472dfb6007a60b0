import type { ComponentType, ReactElement } from 'react';
import { dueToCome, type PanelDue } from '../amount-panel.tsx';
import { usePanelDue } from '../use-panel-due.tsx';

interface DueInAWeekProps<Props> {
  readonly View: ComponentType<Props>;
  readonly args: Props;
}

/** A view whose amount is due on Nov 27, a week after the day of the stories, in the language of the visit. */
export function DueInAWeek<Props extends { readonly due: PanelDue }>({
  View,
  args,
}: DueInAWeekProps<Props>): ReactElement {
  const due = usePanelDue('2026-11-27', Date.UTC(2026, 10, 20, 1, 35));
  return <View {...args} due={args.due === dueToCome ? due : args.due} />;
}
