import type { LogEntry, SandboxClient } from '@peace/sandbox/client';
import type { ReactElement } from 'react';
import type { Phone } from '#features/phone/use-phone.ts';
import { everyCall } from '#features/sandbox/calls.ts';
import type { Sandbox } from '#features/sandbox/use-sandbox.ts';
import { sentWith, type Entry } from '#features/time-line/entries.ts';
import { asCurl, asHar } from '#features/time-line/export.ts';
import { TimeLine } from '#features/time-line/time-line.tsx';
import { type PreviewServices, storybookPage } from '#shared/services.ts';
import type { Copied } from './use-copied.ts';

export interface TimeLinePaneProps {
  readonly services: PreviewServices;
  readonly sandbox: Sandbox;
  readonly entries: readonly Entry[];
  readonly phone: Pick<Phone, 'clearTraffic'>;
  readonly copied: Copied;
}

/** The requests that the sandbox saw, the messages of the phone, and what can be done with them. */
export function TimeLinePane({ services, sandbox, entries, phone, copied }: TimeLinePaneProps): ReactElement {
  const { client, build, window } = services;
  const { state, run } = sandbox;
  const { faults, held } = state.kind === 'here' ? state.view : { faults: [], held: undefined };
  const hold = { endpoint: everyCall, kind: 'hold', times: 1 } as const;
  return (
    <TimeLine
      entries={entries}
      held={held}
      isToHold={faults.some(({ kind }) => kind === 'hold')}
      onHold={(isToHold) => {
        void run((control) => (isToHold ? control.addFault(hold) : control.liftFaults(everyCall)));
      }}
      onRelease={() => void run((control) => control.release())}
      onHar={(requests) => void harOf(requests).then((har) => save(window, har))}
      onClear={() => {
        phone.clearTraffic();
        void run((control) => control.clearLog());
      }}
      actions={{
        readAnswer,
        onCopy: copied.copy,
        onCopyCurl: (request) => copied.copy(asCurl(request, window.origin), 'Command'),
        onReplay: (request) => void run((control) => sendAgain(control, request)),
        onOverride: (endpoint, body) => {
          void run((control) => control.addFault({ endpoint, kind: 'override', times: 1, body }));
        },
        contractOf: (kind, name) => storybookPage(build.storybook, `contracts/${kind}/${name}`),
      }}
    />
  );

  async function readAnswer(id: number) {
    const result = await client.loggedResponse(id);
    return result.kind === 'ok' ? result.value : undefined;
  }

  async function harOf(requests: readonly LogEntry[]) {
    const answers = await Promise.all(requests.map(({ id }) => readAnswer(id)));
    const answered = requests.map((request, index) => ({ request, answer: answers[index] }));
    return asHar(answered, { origin: window.origin, version: build.version });
  }
}

/** Sends a request once more, with its own key: what a retry of the same attempt does. */
function sendAgain(client: SandboxClient, request: LogEntry) {
  const key = request.headers['idempotency-key'];
  return client.replay({
    endpoint: request.endpoint,
    payload: sentWith(request),
    ...(key === undefined ? {} : { key }),
  });
}

function save({ document }: Window, har: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([har], { type: 'application/json' }));
  link.download = 'peace-preview.har';
  link.click();
  URL.revokeObjectURL(link.href);
}
