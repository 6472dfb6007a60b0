import type { ReactElement } from 'react';
import { Section } from '#shared/controls.tsx';
import { storybookPage } from '#shared/storybook-address.ts';
import { journeyOf } from './journey-of.ts';
import '#shared/controls.css';

/** What this page is and where the rest is. */
export interface PlacesProps {
  readonly version: string;
  readonly commit: string;
  readonly repository: string;
  readonly storybook: string;
}

const documents = [
  { title: 'Contract with the backend', path: 'docs/contracts/backend.md' },
  { title: 'Contract with the shell', path: 'docs/contracts/native-bridge.md' },
  { title: 'Decisions', path: 'docs/decisions/README.md' },
  { title: 'Sandbox: every control call', path: 'tooling/sandbox/README.md' },
] as const;

const pages = [
  { title: 'Each call of the backend', page: 'contracts/calls/getOrder' },
  { title: 'Each message to the shell', page: 'contracts/messages/openPage' },
  { title: 'A flow, step by step', page: 'apps/borrower-h5/flows/Repay a loan' },
] as const;

/** Links to Storybook and the documents, and what was built. */
export function Places({ place, ...props }: PlacesProps & { readonly place: string }): ReactElement {
  const file = (path: string) =>
    props.repository === '' ? (
      <code className="dp-code">{path}</code>
    ) : (
      <a href={`${props.repository}/${path}`}>{path}</a>
    );
  return (
    <Section title="Elsewhere">
      <ul className="dp-list dp-lines">
        <li className="dp-line">
          <span>Every component and screen</span>
          <a href={props.storybook} rel="noreferrer">
            Storybook
          </a>
        </li>
        {pages.map(({ title, page }) => (
          <li key={page} className="dp-line">
            <span>{title}</span>
            <a href={storybookPage(props.storybook, page)} rel="noreferrer">
              {page}
            </a>
          </li>
        ))}
        <li className="dp-line">
          <span>Journeys through what the phone shows</span>
          {file(journeyOf(place))}
        </li>
        {documents.map(({ title, path }) => (
          <li key={path} className="dp-line">
            <span>{title}</span>
            {file(path)}
          </li>
        ))}
        <li className="dp-line">
          <span>This page</span>
          <span className="dp-mono">
            {props.version} · {props.commit}
          </span>
        </li>
      </ul>
    </Section>
  );
}
