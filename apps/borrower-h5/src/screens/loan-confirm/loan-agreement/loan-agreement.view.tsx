import type { Agreement } from '@peace/api-client/contract/loan-confirm/get-agreements';
import { loanAgreementMessages } from '@peace/i18n/messages/loan-agreement';
import { useMessages, useLocale } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { MoneyPanel, PanelLine } from '@peace/ui-kit/money-panel';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { AgreementLinks, AgreementsToCome } from '#features/loan-confirm/agreement-choice.tsx';
import type { UnopenedAgreement } from '#features/loan-confirm/apply-block.model.ts';
import type { AcceptedOffer } from '#shared/order/accepted-offer.ts';
import { termFacts } from '@peace/company/loan-facts';
import '#features/loan-confirm/agreement-choice.css';
import './loan-agreement.css';

export interface LoanAgreementEvents {
  readonly back: () => void;
  readonly retry: () => void;
  readonly openAgreement: (place: number) => void;
}

export interface LoanAgreementViewProps {
  /** The agreements of one loan; null where the link names none, and only what holds for every loan is shown. */
  readonly state: AsyncState<readonly Agreement[]> | null;
  /** The loan's own figures, from the offer as it was accepted; null where this phone keeps none. */
  readonly offer?: Pick<AcceptedOffer, 'amount' | 'repaid'> | null;
  readonly openingAgreement: number | null;
  readonly unopenedAgreement: UnopenedAgreement | null;
  readonly events: LoanAgreementEvents;
}

export function LoanAgreementView(props: LoanAgreementViewProps): ReactElement {
  const { state, offer, events } = props;
  const t = useMessages(loanAgreementMessages);
  return (
    <PageFrame title={t('title')} onBack={events.back}>
      {offer?.amount && offer.repaid && (
        <MoneyPanel tone="neutral" className="loan-figures">
          <PanelLine>
            <UnbrokenText>
              {t('figures', { amount: formatMoney(offer.amount), repaid: formatMoney(offer.repaid) })}
            </UnbrokenText>
          </PanelLine>
        </MoneyPanel>
      )}
      {state && <Agreements {...props} state={state} />}
      {/* After them: below what is loading it would move when that comes. */}
      {state?.kind !== 'loading' && <LoanTerms isGeneral={!state} />}
    </PageFrame>
  );
}

type AgreementsProps = LoanAgreementViewProps & { readonly state: AsyncState<readonly Agreement[]> };

function Agreements({ state, openingAgreement, unopenedAgreement, events }: AgreementsProps): ReactElement {
  const t = useMessages(loanAgreementMessages);
  const card = (content: ReactNode) => (
    <Card title={t('agreements')}>
      <div className="agreements">{content}</div>
    </Card>
  );
  return (
    <AsyncView state={state} onRetry={events.retry} skeleton={card(<AgreementsToCome />)}>
      {(agreements) =>
        card(
          agreements.length === 0 ? (
            t('agreementsEmpty')
          ) : (
            <ul className="agreements__list">
              <AgreementLinks
                titles={agreements.map(({ title }) => title)}
                {...{ openingAgreement, unopenedAgreement, events }}
              />
            </ul>
          ),
        )
      }
    </AsyncView>
  );
}

/** The terms that every loan has (spec §9), each with what it says. Where no loan is named, its length is the page's panel. */
function LoanTerms({ isGeneral }: { readonly isGeneral: boolean }): ReactElement {
  const t = useMessages(loanAgreementMessages);
  const facts = termFacts(useLocale().locale);
  return (
    <>
      {isGeneral && (
        <MoneyPanel tone="neutral" title={t('term')}>
          <PanelLine>{t('termText', facts)}</PanelLine>
        </MoneyPanel>
      )}
      <Card title={t('terms')}>
        <dl className="loan-terms">
          <Term name={t('who')} texts={[t('whoText', facts)]} />
          <Term name={t('decision')} texts={[t('decisionText', facts)]} />
          {!isGeneral && <Term name={t('term')} texts={[t('termText', facts)]} />}
          <Term name={t('early')} texts={[t('earlyText', facts)]} />
          <Term name={t('late')} texts={[t('lateOnce', facts), t('lateDaily', facts)]} />
          <Term name={t('prolongation')} texts={[t('prolongationText')]} />
          <Term name={t('changes')} texts={[t('changesText', facts)]} />
          <Term name={t('assignment')} texts={[t('assignmentText', facts)]} />
          <Term name={t('judgment')} texts={[t('judgmentText', facts)]} />
        </dl>
      </Card>
    </>
  );
}

function Term({ name, texts }: { readonly name: string; readonly texts: readonly string[] }): ReactElement {
  return (
    <div>
      <dt className="loan-terms__name">{name}</dt>
      {texts.map((text) => (
        <dd key={text} className="loan-terms__text">
          <Charges text={text} />
        </dd>
      ))}
    </div>
  );
}

/** An amount or a share. */
const charge = /((?:₱|Rs\.)[\d,]*\d|\d{1,3}%)/;

/** A sentence whose costs are seen before it is read. */
function Charges({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text
        .split(charge)
        // `split` by a group alternates: every other part is a charge.
        .map((part, index) => (
          <Fragment key={index}>{index % 2 === 0 ? part : <strong>{part}</strong>}</Fragment>
        ))}
    </>
  );
}
