import { loanRecordMessages } from '@peace/i18n/messages/loan-record';
import { useMessages } from '@peace/i18n/react';
import { Amount } from '@peace/ui-kit/amount';
import { CopyButton, CopyHint, type CopyState } from '@peace/ui-kit/copy-button';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { MoneyPanel } from '@peace/ui-kit/money-panel';
import { Timeline } from '@peace/ui-kit/timeline';
import { Button } from '@peace/vant-react-compat/button';
import { Popup } from '@peace/vant-react-compat/popup';
import { useId, type ReactElement } from 'react';
import type { LoanRecord, RecordSection } from './loan-record.model.ts';
import './loan-record.css';

/** How sharing the record went; where it was not possible, its text is copied. */
export type SharedRecord =
  | { readonly kind: 'offered' | 'downloading' }
  | { readonly kind: 'unavailable'; readonly copyState: CopyState };

export interface RecordSheetProps {
  readonly record: LoanRecord;
  readonly shared: SharedRecord;
  readonly events: { readonly share: () => void; readonly copy: () => void; readonly close: () => void };
}

/** A record of the loan, read before it is shared. */
export function RecordSheet({ record, shared, events }: RecordSheetProps): ReactElement {
  const t = useMessages(loanRecordMessages);
  const id = useId();
  return (
    <Popup open onClose={events.close} title={record.title} closeLabel={t('close')}>
      <div id={id} className="loan-record">
        {record.amount && (
          <MoneyPanel tone="due" title={t('borrowed')}>
            <Amount value={record.amount} />
          </MoneyPanel>
        )}
        {record.sections.map((section, index) => (
          // Its place: the first of a plan has no title.
          <section key={index}>
            {section.title && <h3 className="loan-record__title">{section.title}</h3>}
            <Rows {...section} hasHero={!!record.amount} />
          </section>
        ))}
        <p className="loan-record__notice">{record.notice}</p>
      </div>
      <div className="van-popup__foot">
        <p role="status" className="loan-record__notice">
          {shared.kind !== 'offered' && t(shared.kind === 'downloading' ? 'saved' : 'copyInstead')}
        </p>
        {shared.kind === 'unavailable' ? (
          <>
            <CopyButton copyState={shared.copyState} onCopy={events.copy} describedBy={id} />
            <CopyHint copyState={shared.copyState} />
          </>
        ) : (
          <Button type="primary" block onClick={events.share}>
            {t('share')}
          </Button>
        )}
      </div>
    </Popup>
  );
}

/** The rows of a section: a plan as a time line, figures side by side. The panel says what is borrowed. */
function Rows({ title, rows, entries, hasHero }: RecordSection & { readonly hasHero: boolean }): ReactElement {
  if (entries) return <Timeline label={title} entries={entries.map((entry) => ({ ...entry, place: 'later' }))} />;
  const figures = rows.filter(({ figure }) => figure && !(hasHero && figure === 'hero'));
  return (
    <div className="loan-record__part">
      {figures.length > 0 && (
        <dl className="loan-record__figures">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <DetailRows rows={rows.filter(({ figure }) => !figure)} />
    </div>
  );
}
