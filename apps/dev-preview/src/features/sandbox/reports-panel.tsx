import type { ReactElement } from 'react';
import { Section } from '#shared/controls.tsx';
import type { Reports } from './look-at.ts';
import '#features/test-page/test-page.css';
import '#shared/controls.css';
import './sandbox.css';

const titles: Readonly<Record<keyof Reports, string>> = {
  errors: 'Errors',
  events: 'Events',
  visits: 'Visits',
  clicks: 'Clicks',
  feedback: 'Feedback',
};
const names = ['errors', 'events', 'visits', 'clicks', 'feedback'] as const;

/** What the pages reported: errors, events, a campaign's visits and clicks, the public site's feedback. */
export function ReportsPanel({ reports }: { readonly reports: Reports }): ReactElement {
  const count = names.reduce((sum, name) => sum + reports[name].length, 0);
  return (
    <Section title="Reports">
      {count === 0 ? <p className="dp-empty">The pages have reported nothing yet.</p> : null}
      {names
        .filter((name) => reports[name].length > 0)
        .map((name) => (
          <details key={name} className="dp-more">
            <summary>
              {titles[name]} ({reports[name].length})
            </summary>
            <ol className="dp-list dp-reports">
              {[...reports[name]].reverse().map((report, index) => (
                <li key={reports[name].length - index}>
                  <code className="dp-code">{JSON.stringify(report)}</code>
                </li>
              ))}
            </ol>
          </details>
        ))}
    </Section>
  );
}
