import { commonMessages } from '@peace/i18n/messages/common';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { Button } from '@peace/vant-react-compat/button';
import { Checkbox } from '@peace/vant-react-compat/checkbox';
import { ArrowIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement, ReactNode } from 'react';
import type { AgreementTitles } from './apply-block.model.ts';
import './agreement-choice.css';

export interface AgreementChoiceEvents {
  readonly setAgreed: (isAgreed: boolean) => void;
  readonly openAgreement: (position: number) => void;
  readonly reloadAgreements: () => void;
}

export interface AgreementChoiceProps {
  readonly agreements: AgreementTitles;
  /** The place of the one whose link is being requested. */
  readonly openingAgreement: number | null;
  readonly isAgreed: boolean;
  readonly events: AgreementChoiceEvents;
}

/** The box to tick, and beside it what is agreed to, each to be read. */
export function AgreementChoice(props: AgreementChoiceProps): ReactElement {
  const { agreements, isAgreed, events } = props;
  const t = useMessages(loanConfirmMessages);
  const isNamed = agreements.kind !== 'ready' || agreements.data.some(Boolean);
  return (
    <Card>
      <div className="agreements">
        <Checkbox shape="square" checked={isAgreed} onChange={events.setAgreed}>
          {t(isNamed ? 'agree' : 'agreeWithout')}
        </Checkbox>
        <AgreementLinks {...props} />
      </div>
    </Card>
  );
}

function AgreementLinks(props: AgreementChoiceProps): ReactElement | null {
  const { agreements, openingAgreement, events } = props;
  const t = useMessages(loanConfirmMessages);
  const common = useMessages(commonMessages);
  switch (agreements.kind) {
    case 'loading':
      return (
        <AgreementsToCome>
          <p className="agreements__note">{t('agreementsLoading')}</p>
        </AgreementsToCome>
      );
    case 'failed':
      return (
        <div className="agreements__failed" role="alert">
          <p className="agreements__note">
            {t('agreementsFailed')} {agreements.message}
          </p>
          <Button
            size="small"
            loading={agreements.isRetrying}
            loadingText={agreements.isRetrying ? common('retrying') : undefined}
            onClick={events.reloadAgreements}
          >
            {common('retry')}
          </Button>
        </div>
      );
    case 'ready':
      return (
        <ul className="agreements__list" aria-label={t('agreements')}>
          {agreements.data.map(
            (title, position) =>
              // One without a title keeps its place: by that its link is requested.
              title && (
                <li key={`${position}-${title}`}>
                  <button
                    type="button"
                    className="agreements__link"
                    aria-busy={openingAgreement === position || undefined}
                    // One link at a time; not `disabled`, which would drop the focus.
                    aria-disabled={openingAgreement !== null || undefined}
                    onClick={() => events.openAgreement(position)}
                  >
                    <span>{title}</span>
                    <ArrowIcon />
                  </button>
                </li>
              ),
          )}
        </ul>
      );
  }
}

/** The room of the usual three agreements: nothing below moves when their titles are there. */
export function AgreementsToCome({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="agreements__coming">
      {children}
      <SkeletonLine />
      <SkeletonLine />
    </div>
  );
}
