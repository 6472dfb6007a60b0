import { payableOrderMessages } from '@peace/i18n/messages/payable-order';
import { useMessages } from '@peace/i18n/react';
import { ActionBar, type ActionBarProps } from '@peace/ui-kit/action-bar';
import { focusHeading } from '@peace/ui-kit/keep-focus';
import type { ReactElement } from 'react';

export interface CheckAgainBarProps extends Pick<ActionBarProps, 'secondary'> {
  /** A button of the page comes first. */
  readonly isOutlined?: boolean;
  readonly onRetry: () => void;
}

/** The bar of a page that could not be read again. The button goes as soon as it is pressed, so the focus goes to the page's heading. */
export function CheckAgainBar({ onRetry, isOutlined = false, secondary }: CheckAgainBarProps): ReactElement {
  const t = useMessages(payableOrderMessages);
  const onClick = () => {
    focusHeading();
    onRetry();
  };
  return <ActionBar primary={{ label: t('checkAgain'), onClick, isOutlined }} secondary={secondary} />;
}
