import type { Agreement } from '@peace/api-client/contract/loan-confirm/get-agreements';
import { loanAgreementMessages } from '@peace/i18n/messages/loan-agreement';
import { useMessages } from '@peace/i18n/react';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { CellsSkeleton } from '@peace/ui-kit/cells-skeleton';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { Cell } from '@peace/vant-react-compat/cell';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import { Fragment, type ReactElement } from 'react';
import { OpeningAgreement, UnopenedNote } from '#features/loan-confirm/agreement-choice.tsx';
import type { UnopenedAgreement } from '#features/loan-confirm/apply-block.model.ts';
import { LoanTermsSection } from './loan-terms-section.tsx';
import './loan-agreement.css';

/** What a borrower may do with the agreements of a loan. */
export interface LoanAgreementEvents {
  readonly back: () => void;
  readonly retry: () => void;
  readonly openAgreement: (position: number) => void;
}

export interface LoanAgreementViewProps {
  /** The agreements of one loan; null where the link names none, and only what holds for every loan is shown. */
  readonly state: AsyncState<readonly Agreement[]> | null;
  /** The place of the one whose link is being requested. */
  readonly openingAgreement: number | null;
  /** The one that could not be opened when it was last tapped. */
  readonly unopenedAgreement: UnopenedAgreement | null;
  readonly events: LoanAgreementEvents;
}

/** The agreements of a loan, and the terms that every loan has. */
export function LoanAgreementView(props: LoanAgreementViewProps): ReactElement {
  const { state, events } = props;
  const t = useMessages(loanAgreementMessages);
  return (
    <PageFrame title={t('title')} onBack={events.back}>
      {state && <Agreements {...props} state={state} />}
      {/* After them: below what is loading it would move when that comes. */}
      {state?.kind !== 'loading' && <LoanTermsSection />}
    </PageFrame>
  );
}

type AgreementsProps = LoanAgreementViewProps & { readonly state: AsyncState<readonly Agreement[]> };

function Agreements({ state, openingAgreement, unopenedAgreement, events }: AgreementsProps): ReactElement {
  const t = useMessages(loanAgreementMessages);
  return (
    <AsyncView state={state} onRetry={events.retry} skeleton={<CellsSkeleton cells={2} hasTitle />}>
      {(agreements) =>
        agreements.length === 0 ? (
          <Card title={t('agreements')}>{t('agreementsEmpty')}</Card>
        ) : (
          <CellGroup inset title={t('agreements')}>
            {agreements.map(({ title }, position) => (
              <Fragment key={`${position}-${title}`}>
                <Cell
                  title={title || t('title')}
                  value={openingAgreement === position ? <OpeningAgreement /> : undefined}
                  disabled={openingAgreement === position}
                  onClick={() => events.openAgreement(position)}
                />
                <UnopenedNote
                  position={position}
                  openingAgreement={openingAgreement}
                  unopenedAgreement={unopenedAgreement}
                  onRetry={events.openAgreement}
                />
              </Fragment>
            ))}
          </CellGroup>
        )
      }
    </AsyncView>
  );
}
