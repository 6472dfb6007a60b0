import { repaymentInstructionsMessages } from '@peace/i18n/messages/repayment-instructions';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { ImagePreview } from '@peace/vant-react-compat/image-preview';
import { Tabs } from '@peace/vant-react-compat/tabs';
import type { ReactElement } from 'react';
import { OrderHelp } from '#features/order-help/order-help.tsx';
import { GuideSteps } from '#features/pay-guide/guide-steps.tsx';
import { guidedChannels, type GuidedChannel, type GuidedStep } from '#features/pay-guide/guided-steps.ts';
import './repayment-instructions.css';

export interface RepaymentInstructionsEvents {
  readonly chooseChannel: (channel: GuidedChannel) => void;
  readonly enlarge: (step: GuidedStep) => void;
  readonly shrink: () => void;
  readonly back: () => void;
}

export interface RepaymentInstructionsViewProps {
  /** The moment it is seen at, see `useDueTime`. */
  readonly now?: number | null;
  readonly orderId: string | undefined;
  readonly channel: GuidedChannel;
  readonly enlarged: GuidedStep | null;
  readonly events: RepaymentInstructionsEvents;
}

/** How to pay with two e-wallets and at a store's counter (spec §2): numbered steps, each with a drawing to enlarge. */
export function RepaymentInstructionsView(props: RepaymentInstructionsViewProps): ReactElement {
  const { channel, enlarged, events } = props;
  const t = useMessages(repaymentInstructionsMessages);
  return (
    <PageFrame title={t('title')} onBack={events.back}>
      <StatusBanner tone="info" title={t('whereTitle')} description={t('whereText')} />
      <div className="instructions__channels">
        <Tabs
          label={t('channels')}
          items={guidedChannels.map((name) => ({ name, title: t(name) }))}
          active={channel}
          onChange={events.chooseChannel}
        >
          <Guide {...props} />
        </Tabs>
      </div>
      <StatusBanner tone="warning" title={t('onlyTitle')} description={t('onlyText')} />
      <OrderHelp orderId={props.orderId} now={props.now} />
      <ImagePreview
        image={enlarged ? { Drawing: enlarged.Drawing, alt: t(`${enlarged.text}Image`) } : undefined}
        labels={{ close: t('close'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
        onClose={events.shrink}
      />
    </PageFrame>
  );
}

function Guide({ channel, events }: RepaymentInstructionsViewProps): ReactElement {
  const t = useMessages(repaymentInstructionsMessages);
  return (
    <Card>
      <p className="instructions__intro">{t(channel === 'store' ? 'introStore' : 'introWallet')}</p>
      <GuideSteps channel={channel} onEnlarge={events.enlarge} />
    </Card>
  );
}
