import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { AppOnly } from '@peace/ui-kit/client-only';
import { Checkbox } from '@peace/vant-react-compat/checkbox';
import { ArrowIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import type { AgreementTitles } from './apply-block.model.ts';
import './agreement-choice.css';

export interface ConsentBoxProps {
  readonly agreements: AgreementTitles;
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
  readonly showAgreements: () => void;
}

/** The box to tick at Apply, with the text that it confirms. Until that is known its place is reserved. */
export function ConsentBox({ agreements, isAgreed, onChange, showAgreements }: ConsentBoxProps): ReactElement | null {
  const t = useMessages(loanConfirmMessages);
  const titles = useAgreementTitles(agreements);
  if (agreements.kind === 'failed') return null;
  return (
    <div className="consent">
      {titles && (
        <AppOnly>
          {() => (
            <>
              <Checkbox checked={isAgreed} onChange={onChange}>
                {t('agree')}
              </Checkbox>
              <button type="button" className="agreements__link" data-replay onClick={showAgreements}>
                <span>{titles.count === 0 ? titles.title : t('titleAndMore', titles)}</span>
                <ArrowIcon />
              </button>
            </>
          )}
        </AppOnly>
      )}
    </div>
  );
}

/** The first agreement by its title, and how many more; null before they are known. */
export function useAgreementTitles(agreements: AgreementTitles) {
  const t = useMessages(loanConfirmMessages);
  if (agreements.kind !== 'ready') return null;
  const [title = t('loanTerms'), ...more] = agreements.data.map((each) => each || t('agreementTitle'));
  return { title, count: more.length };
}
