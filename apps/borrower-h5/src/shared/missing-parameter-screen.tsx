import { commonMessages } from '@peace/i18n/messages/common';
import { missingParameterMessages } from '@peace/i18n/messages/missing-parameter';
import { useMessages } from '@peace/i18n/react';
import { LinkExpiredDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useGoHome } from '#shared/use-go-home.ts';

/** What each parameter is about, in a borrower's words, and where that can be found. */
const parameters = {
  orderId: { text: 'order', way: 'orders', path: paths.orders },
  orderNo: { text: 'order', way: 'orders', path: paths.orders },
  amount: { text: 'amount', way: 'orders', path: paths.orders },
  productId: { text: 'product', way: 'products', path: paths.recommendList },
  problemId: { text: 'complaint', way: 'complaints', path: paths.complaintList },
  problemType: { text: 'complaintType', way: 'newComplaint', path: paths.complaint },
} as const;

export interface MissingParameterScreenProps {
  readonly title: string;
  /** The parameter that the link lacks; one that is not in the table has no words, and does not compile. */
  readonly name: keyof typeof parameters;
}

/** In place of a screen whose link lacks something: says what, and offers the list it is found in and a way home. */
export function MissingParameterScreen({ title, name }: MissingParameterScreenProps): ReactElement {
  const t = useMessages(missingParameterMessages);
  const common = useMessages(commonMessages);
  const navigate = useNavigate();
  const goHome = useGoHome();
  const { text, way, path } = parameters[name];
  return (
    <PageFrame title={title}>
      <ScreenMessage
        drawing={LinkExpiredDrawing}
        title={t('title')}
        primary={{ label: t(way), onClick: () => void navigate(path, { replace: true }) }}
        secondary={{ label: common('goHome'), onClick: goHome }}
      >
        {t(text)}
      </ScreenMessage>
    </PageFrame>
  );
}
