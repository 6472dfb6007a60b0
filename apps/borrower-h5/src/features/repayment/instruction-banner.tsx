import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { Cell } from '@peace/vant-react-compat/cell';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import { InfoIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';

/** Leads to the repayment instructions, where the server asks for it. */
export function InstructionBanner({ orderId }: { readonly orderId: string }): ReactElement {
  const t = useMessages(repayMessages);
  return (
    <CellGroup inset>
      <Cell
        icon={<InfoIcon />}
        title={t('instructions')}
        label={t('instructionsHint')}
        href={href(screens.repaymentInstructions, { orderId })}
      />
    </CellGroup>
  );
}
