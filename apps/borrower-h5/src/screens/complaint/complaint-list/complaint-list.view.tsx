import type { ProblemEntry, ProblemTab } from '@peace/api-client/contract/complaint/list-complaints';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { NoComplaintDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { useLongList } from '@peace/ui-kit/use-long-list';
import { ArrowIcon } from '@peace/vant-react-compat/icon';
import { Link } from '@peace/vant-react-compat/link';
import { Tabs } from '@peace/vant-react-compat/tabs';
import { Fragment, type ReactElement } from 'react';
import { wireDateText } from '#shared/wire-date-text.ts';
import './complaint-list.css';

export interface ComplaintListEvents {
  readonly chooseTab: (index: number) => void;
  readonly back: () => void;
  readonly retry: () => void;
  /** Pointerdown on one: a prefetch may begin; it may still become a scroll. */
  readonly prepare: (problemId: string) => void;
}

export interface ComplaintListViewProps {
  readonly state: AsyncState<readonly ProblemTab[]>;
  /** Index of the tab to show; the first stands in for one that is not there. */
  readonly activeTab: number;
  readonly events: ComplaintListEvents;
}

/** The borrower's complaints (spec §2), by the server's tabs. */
export function ComplaintListView(props: ComplaintListViewProps): ReactElement {
  const { state, events } = props;
  const t = useMessages(complaintMessages);
  const file = { label: t('fileComplaint'), href: href(screens.complaint) };
  const hasEntries = state.kind === 'ready' && state.data.some(({ entries }) => entries.length > 0);
  return (
    <PageFrame title={t('myComplaints')} onBack={events.back} actionBar={hasEntries && <ActionBar primary={file} />}>
      <AsyncView
        state={state}
        onRetry={events.retry}
        skeleton={<ComplaintListSkeleton hasStates={props.activeTab === 0} />}
      >
        {(tabs) =>
          hasEntries ? (
            <ListTabs {...props} tabs={tabs} />
          ) : (
            <ScreenMessage drawing={NoComplaintDrawing} title={t('listEmpty')} primary={file} />
          )
        }
      </AsyncView>
    </PageFrame>
  );
}

function ListTabs(props: ComplaintListViewProps & { readonly tabs: readonly ProblemTab[] }): ReactElement {
  const { tabs, activeTab, events } = props;
  const t = useMessages(complaintMessages);
  const active = tabs[activeTab] ? activeTab : 0;
  const entries = tabs[active]?.entries ?? [];
  return (
    <Tabs
      label={t('listTabs')}
      items={tabs.map(({ title }, index) => ({ name: String(index), title }))}
      active={String(active)}
      onChange={(name) => events.chooseTab(Number(name))}
    >
      {entries.length === 0 ? (
        <ScreenMessage drawing={NoComplaintDrawing} title={t('listTabEmpty')} />
      ) : (
        <Entries key={active} entries={entries} states={active === 0 ? tabs.slice(1) : []} events={events} />
      )}
    </Tabs>
  );
}

interface EntriesProps {
  readonly entries: readonly ProblemEntry[];
  /** Tabs whose titles say how their complaints stand. */
  readonly states: readonly ProblemTab[];
  readonly events: ComplaintListEvents;
}

/** Under the title of the tab that has them too: no field says how a complaint stands. Those of no other tab come first. */
function Entries({ entries, states, events }: EntriesProps): ReactElement {
  const shown = useLongList(entries);
  // The first tab of an entry counts: later pairs of a map win.
  const stateOf = new Map([...states].reverse().flatMap((tab) => tab.entries.map(({ id }) => [id, tab] as const)));
  return (
    <>
      {[undefined, ...states].map((state, index) => {
        const group = shown.filter(({ id }) => stateOf.get(id) === state);
        if (group.length === 0) return null;
        return (
          <Fragment key={index}>
            {state && <h2 className="complaint-list__state">{state.title}</h2>}
            <ul className="complaint-list">
              {group.map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} onPress={() => events.prepare(entry.id)} />
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
    </>
  );
}

interface EntryProps {
  readonly entry: ProblemEntry;
  readonly onPress: () => void;
}

function Entry({ entry, onPress }: EntryProps): ReactElement {
  const t = useMessages(complaintMessages);
  const { locale } = useLocale();
  return (
    <Link
      className="complaint-list__entry"
      href={href(screens.complaintDetails, { problemId: entry.id })}
      onPointerDown={onPress}
    >
      <span className="complaint-list__text">
        <strong className="complaint-list__type">{t('listType', { type: entry.type })}</strong>
        <span className="complaint-list__time">
          {entry.time && <UnbrokenText>{t('listSent', { time: wireDateText(entry.time, locale) })}</UnbrokenText>}
        </span>
        <span className="complaint-list__content">{entry.content}</span>
      </span>
      <ArrowIcon className="complaint-list__arrow" />
    </Link>
  );
}

function ComplaintListSkeleton({ hasStates }: { readonly hasStates: boolean }): ReactElement {
  return (
    <div>
      <SkeletonLine kind="button" />
      {hasStates && (
        <div className="complaint-list__state">
          <SkeletonLine kind="title" />
        </div>
      )}
      <div className="complaint-list">
        <Card>
          <div className="complaint-list__text">
            <SkeletonLine />
            <SkeletonLine kind="small" />
            <div>
              <SkeletonLine />
              <SkeletonLine />
            </div>
          </div>
        </Card>
      </div>
    </div>
  );
}
