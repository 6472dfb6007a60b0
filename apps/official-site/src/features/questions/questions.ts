import { loanTerms } from '@peace/company/loan-terms';
import type { Company } from '@peace/company';
import type { Locale, Translate } from '@peace/i18n';
import type { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { exampleTexts, type WorkedExample } from '@peace/company/loan-calculator';
import { chargeText, figures } from '@peace/company/loan-facts';

/** Questions about one subject, with their answers as text. */
export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly (readonly [question: string, answer: string])[];
}

/** The answers contain these facts. */
export interface QuestionFacts {
  readonly company: Pick<Company, 'name' | 'secRegistrationNumber' | 'certificateOfAuthorityNumber' | 'ids'>;
  readonly example: WorkedExample;
  readonly locale: Locale;
}

/** Returns the visitors' questions in the order of a loan. */
export function questionGroups(
  t: Translate<typeof siteHelpMessages.original>,
  { company, example, locale }: QuestionFacts,
): readonly QuestionGroup[] {
  const { penalty } = loanTerms;
  const charges = {
    penaltyNew: chargeText(penalty.newClient, locale),
    penaltyRepeat: chargeText(penalty.repeatClient, locale),
  };
  const registered = {
    company: company.name,
    sec: company.secRegistrationNumber,
    authority: company.certificateOfAuthorityNumber,
  };
  return [
    {
      id: 'before',
      title: t('groupBefore'),
      questions: [
        [t('askWho'), t('askWhoText', figures)],
        [t('askIds'), t('askIdsText', { ids: company.ids.join(', ') })],
        [t('askCost'), t('askCostText', exampleTexts(example))],
        [t('askFee'), t('askFeeText')],
        [t('askRegistered'), t('askRegisteredText', registered)],
      ],
    },
    {
      id: 'money',
      title: t('groupMoney'),
      questions: [
        [t('askFast'), t('askFastText', figures)],
        [t('askDisclosure'), t('askDisclosureText')],
        [t('askRecord'), t('askRecordText')],
      ],
    },
    {
      id: 'paying',
      title: t('groupPaying'),
      questions: [
        [t('askPaid'), t('askPaidText')],
        [t('askEarly'), t('askEarlyText')],
        [t('askLate'), t('askLateText', charges)],
      ],
    },
    {
      id: 'safety',
      title: t('groupSafety'),
      questions: [
        [t('askThreat'), t('askThreatText')],
        [t('askComplain'), t('askComplainText')],
        [t('askPhone'), t('askPhoneText')],
        [t('askClose'), t('askCloseText')],
      ],
    },
  ];
}
