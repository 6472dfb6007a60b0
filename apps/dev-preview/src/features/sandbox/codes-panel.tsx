import type { ReactElement, ReactNode } from 'react';
import { Section } from '#shared/controls.tsx';
import type { Captcha, SmsCode } from '@peace/sandbox/client';
import { clockTime } from '#shared/times.ts';
import '#shared/controls.css';
import './sandbox.css';

/** What a person would read from a phone or an image. */
export interface CodesPanelProps {
  readonly smsCodes: readonly SmsCode[];
  readonly captchas: readonly Captcha[];
}

/** The SMS codes and captchas that the sandbox issued, the newest first. */
export function CodesPanel({ smsCodes, captchas }: CodesPanelProps): ReactElement {
  return (
    <>
      <Section title="SMS codes">
        <Codes label="SMS codes, newest first" empty="No code was sent yet.">
          {smsCodes
            .map(({ phone, code, purpose, sentAt }) => (
              <Code key={`${sentAt} ${code}`} code={code} about={`${phone} · ${purpose}`} at={sentAt} />
            ))
            .reverse()}
        </Codes>
      </Section>
      <Section title="Captchas">
        <Codes label="Captchas, newest first" empty="No captcha was drawn yet.">
          {captchas
            .map(({ sid, text, drawnAt }) => (
              <Code key={`${drawnAt} ${sid}`} code={text} about={`sid ${sid}`} at={drawnAt} />
            ))
            .reverse()}
        </Codes>
      </Section>
    </>
  );
}

function Codes(props: {
  readonly label: string;
  readonly empty: string;
  readonly children: ReactNode[];
}): ReactElement {
  if (props.children.length === 0) return <p className="dp-empty">{props.empty}</p>;
  return (
    <ul className="dp-list dp-codes" aria-label={props.label}>
      {props.children}
    </ul>
  );
}

function Code(props: { readonly code: string; readonly about: string; readonly at: number }): ReactElement {
  return (
    <li className="dp-issued">
      <strong className="dp-mono">{props.code}</strong>
      <span className="dp-code">{props.about}</span>
      <time className="dp-mono">{clockTime(props.at)}</time>
    </li>
  );
}
