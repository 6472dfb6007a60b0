import type { Agreement } from '@peace/api-client/contract/loan-confirm/get-agreements';
import { loanAgreementMessages } from '@peace/i18n/messages/loan-agreement';
import { useMessages } from '@peace/i18n/react';
import { AsyncView } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { Cell } from '@peace/vant-react-compat/cell';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import { Skeleton } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';
import type { ViewState } from '#shared/use-view-state.ts';
import { LoanTermsSection } from './loan-terms-section.tsx';
import './loan-agreement-screen.css';

export interface LoanAgreementScreenProps {
  /** The agreements of one loan; null where the link names none, and only what holds for every loan is shown. */
  readonly state: ViewState<readonly Agreement[]> | null;
  /** The place of the one whose link is being asked for. */
  readonly openingAgreement: number | null;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onAgreement: (position: number) => void;
}

/** The agreements of a loan, and the terms that every loan has. */
export function LoanAgreementScreen(props: LoanAgreementScreenProps): ReactElement {
  const { state, onBack } = props;
  const t = useMessages(loanAgreementMessages);
  return (
    <PageFrame title={t('title')} onBack={onBack}>
      {state && <Agreements {...props} state={state} />}
      <LoanTermsSection />
    </PageFrame>
  );
}

type AgreementsProps = LoanAgreementScreenProps & { readonly state: ViewState<readonly Agreement[]> };

function Agreements({ state, openingAgreement, onRetry, onAgreement }: AgreementsProps): ReactElement {
  const t = useMessages(loanAgreementMessages);
  const skeleton = (
    <Card>
      <Skeleton rows={3} />
    </Card>
  );
  if (state.kind === 'loading') return <AsyncView state={state} skeleton={skeleton} />;
  if (state.kind === 'failed') return <AsyncView state={{ ...state, onRetry }} skeleton={skeleton} />;
  if (state.data.length === 0) return <Card title={t('agreements')}>{t('agreementsEmpty')}</Card>;
  return (
    <CellGroup inset title={t('agreements')}>
      {state.data.map(({ title }, position) => (
        <Cell
          key={`${position}-${title}`}
          title={title}
          disabled={openingAgreement === position}
          onClick={() => onAgreement(position)}
        />
      ))}
    </CellGroup>
  );
}
