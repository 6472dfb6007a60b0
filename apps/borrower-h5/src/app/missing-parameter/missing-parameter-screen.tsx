import type { ReactElement } from 'react';
import { useGoHome } from '#shared/navigation/use-go-home.ts';
import { commonMessages } from '@peace/i18n/messages/common';
import { missingParameterMessages } from '@peace/i18n/messages/missing-parameter';
import { useMessages } from '@peace/i18n/react';
import { href, screens, type RequiredParam } from '@peace/screens';
import { LinkExpiredDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';

export function MissingParameterScreen(props: Omit<MissingParameterViewProps, 'onHome'>): ReactElement {
  return <MissingParameterView {...props} onHome={useGoHome()} />;
}

interface MissingWords {
  readonly text: 'order' | 'amount' | 'product' | 'complaint' | 'complaintType';
  readonly way: 'orders' | 'products' | 'complaints' | 'newComplaint';
  readonly path: string;
}

/** Names each parameter in a borrower's words, with the screen that has it. A new one does not compile without. */
const parameters: Readonly<Record<RequiredParam, MissingWords>> = {
  orderId: { text: 'order', way: 'orders', path: href(screens.orders) },
  orderNo: { text: 'order', way: 'orders', path: href(screens.orders) },
  amount: { text: 'amount', way: 'orders', path: href(screens.orders) },
  productId: { text: 'product', way: 'products', path: href(screens.recommendList) },
  problemId: { text: 'complaint', way: 'complaints', path: href(screens.complaintList) },
  problemType: { text: 'complaintType', way: 'newComplaint', path: href(screens.complaint) },
};

const isKnown = (name: string): name is RequiredParam => name in parameters;

interface MissingParameterViewProps {
  readonly title: string;
  readonly name: string;
  readonly onHome: () => void;
}

/** In place of a screen whose link lacks something: says what, and offers the list it is found in and a way home. */
export function MissingParameterView({ title, name, onHome }: MissingParameterViewProps): ReactElement {
  const t = useMessages(missingParameterMessages);
  const common = useMessages(commonMessages);
  const { text, way, path } = parameters[isKnown(name) ? name : 'orderId'];
  return (
    <PageFrame title={title}>
      <ScreenMessage
        drawing={LinkExpiredDrawing}
        title={t('title')}
        primary={{ label: t(way), href: path, replace: true }}
        secondary={{ label: common('goHome'), onClick: onHome }}
      >
        {t(text)}
      </ScreenMessage>
    </PageFrame>
  );
}
