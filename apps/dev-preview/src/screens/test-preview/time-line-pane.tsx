import type { LogEntry, SandboxClient } from '@peace/sandbox/client';
import type { ReactElement } from 'react';
import type { Phone } from '#features/phone/use-phone.ts';
import type { Sandbox } from '#features/sandbox/use-sandbox.ts';
import { asCurl } from '#features/time-line/as-curl.ts';
import { sentWith, type TimeLineEntry } from '#features/time-line/time-line.model.ts';
import { TimeLine } from '#features/time-line/time-line.tsx';
import { useAnswers } from '#features/time-line/use-answers.ts';
import { storybookPage } from '#shared/storybook-address.ts';
import type { Copied } from './use-copied.ts';

/** Sends a request once more, with its own key: what a retry of the same attempt does. */
function sendAgain(client: SandboxClient, request: LogEntry) {
  const key = request.headers['idempotency-key'];
  return client.replay([
    { kind: 'call', endpoint: request.endpoint, payload: sentWith(request), ...(key === undefined ? {} : { key }) },
  ]);
}

/** What the time line is made of. */
export interface TimeLinePaneProps {
  readonly client: SandboxClient;
  readonly sandbox: Sandbox;
  readonly entries: readonly TimeLineEntry[];
  readonly phones: readonly Phone[];
  /** Of the page, which passes the backend's paths on. */
  readonly origin: string;
  readonly copied: Copied;
  /** Where Storybook is. */
  readonly storybook: string;
}

/** The requests that the sandbox saw and the messages of each phone. */
export function TimeLinePane({
  client,
  sandbox,
  entries,
  phones,
  origin,
  copied,
  storybook,
}: TimeLinePaneProps): ReactElement {
  const { answers, read, forget } = useAnswers(client);
  return (
    <TimeLine
      entries={entries}
      onClear={() => {
        forget();
        for (const phone of phones) phone.clearTraffic();
        void sandbox.run((control) => control.clearLog());
      }}
      answers={answers}
      contractOf={(kind, name) => storybookPage(storybook, `contracts/${kind}/${name}`)}
      onUnfold={read}
      onCopyCurl={(request) => copied.copy(asCurl(request, origin), 'Command')}
      onReplay={(request) => void sandbox.run((control) => sendAgain(control, request))}
    />
  );
}
