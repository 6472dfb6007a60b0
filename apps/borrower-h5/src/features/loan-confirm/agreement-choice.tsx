import { commonMessages } from '@peace/i18n/messages/common';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { Card } from '@peace/ui-kit/card';
import { AppOnly } from '@peace/ui-kit/client-only';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { Button } from '@peace/vant-react-compat/button';
import { Checkbox } from '@peace/vant-react-compat/checkbox';
import { ArrowIcon } from '@peace/vant-react-compat/icon';
import { Link } from '@peace/vant-react-compat/link';
import { Spinner } from '@peace/vant-react-compat/loading';
import type { ReactElement, ReactNode, Ref } from 'react';
import type { AgreementTitles, UnopenedAgreement } from './apply-block.model.ts';
import './agreement-choice.css';

export interface AgreementChoiceEvents {
  readonly setAgreed: (isAgreed: boolean) => void;
  readonly openAgreement: (place: number) => void;
  readonly reloadAgreements: () => void;
}

export interface AgreementChoiceProps {
  readonly productId: string;
  /** The list, to which the box in the bar leads. */
  readonly listRef?: Ref<HTMLDivElement>;
  readonly agreements: AgreementTitles;
  /** The place of the one whose link is being requested. */
  readonly openingAgreement: number | null;
  readonly unopenedAgreement: UnopenedAgreement | null;
  readonly isAgreed: boolean;
  /** Whether the box to tick is above the list; else it is in the bar (`ConsentBox`). */
  readonly hasBox: boolean;
  readonly events: AgreementChoiceEvents;
}

/** Lists the agreements, each to be read. */
export function AgreementChoice({ listRef, ...props }: AgreementChoiceProps): ReactElement {
  const t = useMessages(loanConfirmMessages);
  const { hasBox } = props;
  return (
    <Card title={hasBox ? undefined : t('agreements')}>
      <div ref={listRef} tabIndex={-1} className={`agreements${hasBox ? ' agreements--boxed' : ''}`}>
        <Agreements {...props} />
      </div>
    </Card>
  );
}

function Agreements(props: AgreementChoiceProps): ReactElement {
  const { agreements, isAgreed, hasBox, events } = props;
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
        <AppOnly>
          {() => (
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
          )}
        </AppOnly>
      );
    case 'ready':
      return (
        <AppOnly>
          {() => (
            <>
              {hasBox && (
                <Checkbox checked={isAgreed} onChange={events.setAgreed}>
                  {t('agree')}
                </Checkbox>
              )}
              <ul className="agreements__list" aria-label={t('agreements')}>
                {agreements.data.length === 0 ? (
                  <LoanTermsLink {...props} />
                ) : (
                  <AgreementLinks {...props} titles={agreements.data} />
                )}
              </ul>
            </>
          )}
        </AppOnly>
      );
  }
}

/** If the lender lists no agreement, the borrower agrees to the terms that every loan has. */
function LoanTermsLink({ productId }: AgreementChoiceProps): ReactElement {
  const t = useMessages(loanConfirmMessages);
  return (
    <li>
      <Link className="agreements__link" href={href(screens.loanAgreement, { productId })}>
        <span>{t('loanTerms')}</span>
        <ArrowIcon />
      </Link>
    </li>
  );
}

interface AgreementLinksProps extends Pick<AgreementChoiceProps, 'openingAgreement' | 'unopenedAgreement'> {
  readonly titles: readonly string[];
  readonly events: Pick<AgreementChoiceEvents, 'openAgreement'>;
}

/** The rows of the agreements, for a `ul.agreements__list`: one tap opens one. */
export function AgreementLinks({
  titles,
  openingAgreement,
  unopenedAgreement,
  events,
}: AgreementLinksProps): ReactNode {
  const t = useMessages(loanConfirmMessages);
  return titles.map((title, place) => (
    <li key={`${place}-${title}`}>
      <button
        type="button"
        className="agreements__link"
        aria-busy={openingAgreement === place || undefined}
        // One link at a time; not `disabled`, which would drop the focus.
        aria-disabled={openingAgreement !== null || undefined}
        onClick={() => events.openAgreement(place)}
      >
        <span>{title || t('agreementTitle')}</span>
        {openingAgreement === place && unopenedAgreement?.place !== place ? <OpeningAgreement /> : <ArrowIcon />}
      </button>
      <UnopenedNote
        place={place}
        openingAgreement={openingAgreement}
        unopenedAgreement={unopenedAgreement}
        onRetry={events.openAgreement}
      />
    </li>
  ));
}

/** At the end of the row of an agreement whose link is being requested. */
function OpeningAgreement(): ReactElement {
  const t = useMessages(loanConfirmMessages);
  return (
    <span className="agreements__opening">
      <Spinner /> {t('agreementOpening')}
    </span>
  );
}

interface UnopenedNoteProps extends Pick<AgreementChoiceProps, 'openingAgreement' | 'unopenedAgreement'> {
  readonly place: number;
  readonly onRetry: (place: number) => void;
}

/** Below the row of an agreement that could not be opened: why, and another try. */
function UnopenedNote(props: UnopenedNoteProps): ReactNode {
  const { place, openingAgreement, unopenedAgreement: unopened, onRetry } = props;
  const t = useMessages(commonMessages);
  if (unopened?.place !== place) return null;
  return (
    <div className="agreements__unopened">
      <p key={unopened.attempt} role="alert">
        {unopened.message}
      </p>
      <Button
        size="small"
        loading={openingAgreement === place}
        loadingText={t('retrying')}
        disabled={openingAgreement !== null && openingAgreement !== place}
        onClick={() => onRetry(place)}
      >
        {t('retry')}
      </Button>
    </div>
  );
}

/** The room of the box and the usual three agreements: nothing below moves when their titles are there. */
export function AgreementsToCome({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <div className="agreements__coming">
      {children}
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine />
    </div>
  );
}
