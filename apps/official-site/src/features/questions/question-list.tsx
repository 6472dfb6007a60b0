import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useLocale, useMessages } from '@peace/i18n/react';
import type { Company } from '@peace/company';
import type { WorkedExample } from '@peace/company/loan-calculator';
import { questionGroups } from './questions.ts';
import { Pairs } from '#shared/pairs.tsx';
import '#shared/page.css';
import './question-list.css';

/** Groups of questions that open to their answers, without a script too. */
export function QuestionList({ company, example }: { readonly company: Company; readonly example: WorkedExample }) {
  const t = useMessages(siteHelpMessages);
  const { locale } = useLocale();
  return (
    <div className="questions rows card">
      {questionGroups(t, { company, example, locale }).map(({ id, title, questions }, place) => (
        <details key={id} open={place === 0}>
          <summary>
            <h3>{title}</h3>
          </summary>
          <Pairs of={Object.fromEntries(questions)} />
        </details>
      ))}
    </div>
  );
}
