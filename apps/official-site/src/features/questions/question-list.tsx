import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useLocale, useMessages } from '@peace/i18n/react';
import { ArrowDownIcon } from '@peace/vant-react-compat/icon';
import type { WorkedExample } from '@peace/company/loan-calculator';
import { questionsOf } from './questions.ts';
import '#shared/page.css';
import './question-list.css';

/** Questions that open to their answers, without a script too. */
export function QuestionList({ example }: { readonly example: WorkedExample }) {
  const t = useMessages(siteHelpMessages);
  const { locale } = useLocale();
  return (
    <div className="questions card">
      {questionsOf(t, { example, locale }).map(({ id, question, answer }) => (
        <details key={id}>
          <summary>
            <span>{question}</span>
            <ArrowDownIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
