import { useRef, type CSSProperties, type ReactElement, type RefObject } from 'react';
import { ToolButton } from '#shared/controls.tsx';
import { devices, type DeviceName, type Insets, type Theme } from '#shared/choices.ts';
import type { ShellScreen, SystemPrompt, Shell } from './shell.model.ts';
import { useFit } from './use-fit.ts';
import '#shared/controls.css';
import './phone.css';

export interface PhoneViewProps {
  readonly device: DeviceName;
  readonly theme: Theme;
  readonly shell: Shell;
  readonly time: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The page to run; nothing while it is not known yet. */
  readonly src: string | undefined;
  /** Another one for each opening. */
  readonly load: string;
  readonly onBack: () => void;
  /** Opens the page anew, after it was closed or its session ended. */
  readonly onReopen: () => void;
  /** The system's question was answered; with what the simulator then notes. */
  readonly onAnswer: (answer: string) => void;
  /** The accessible name of the frame. */
  readonly label: string;
  /** Whether the page fills the screen, below the status bar and the home indicator. */
  readonly hasEdges: boolean;
}

const bezel = 14;

/**
 * Not a security boundary: the page has this page's origin, or the bridge would not work. It keeps a page from taking the
 * simulator's own window elsewhere, which a web view could not do to its app either.
 */
const webView = 'allow-same-origin allow-scripts allow-forms allow-modals allow-popups allow-downloads';

const edgesOf = ({ top, right, bottom, left }: Insets): CSSProperties & Record<`--${string}`, string> => ({
  '--dp-edge-top': `${top}px`,
  '--dp-edges': `${top}px ${right}px ${bottom}px ${left}px`,
  '--dp-edge-bottom': `${bottom}px`,
});

/** A phone that runs a page in a web view of the simulated shell. */
export function PhoneView(props: PhoneViewProps): ReactElement {
  const { device, shell, time, frame, src, load } = props;
  const stage = useRef<HTMLDivElement>(null);
  const { width, height, insets } = devices[device];
  const outer = { width: width + bezel, height: height + bezel };
  const scale = useFit(stage, outer);
  const isCovered = shell.screen.kind !== 'page' || shell.prompt !== undefined;
  return (
    <>
      <div className="dp-stage" ref={stage}>
        <div style={{ width: outer.width * scale, height: outer.height * scale }}>
          <div className="dp-phone" style={{ ...outer, transform: `scale(${scale})` }}>
            <div
              className={`dp-screen dp-screen--${props.theme}${props.hasEdges ? ' dp-screen--filled' : ''}`}
              style={edgesOf(insets)}
            >
              <div className="dp-status-bar">
                <span>{time}</span>
                <span>{shell.isInBankFlow ? 'bank flow' : ''}</span>
              </div>
              <div className="dp-web-view" inert={isCovered}>
                {src === undefined ? (
                  <p className="dp-hint dp-starting">Starting…</p>
                ) : (
                  <iframe
                    key={load}
                    ref={frame}
                    src={src}
                    title={props.label}
                    allow="clipboard-write"
                    sandbox={webView}
                  />
                )}
              </div>
              {props.hasEdges ? <div className="dp-edges" aria-hidden="true" /> : null}
              <NativeScreen screen={shell.screen} onBack={props.onBack} onReopen={props.onReopen} />
              {shell.prompt === undefined ? null : (
                <SystemPromptSheet prompt={shell.prompt} onAnswer={props.onAnswer} />
              )}
              <p className="dp-note" role="status">
                {shell.note}
              </p>
            </div>
          </div>
        </div>
      </div>
      <p className="dp-small dp-zoom">
        {devices[device].label} · {Math.round(scale * 100)}%
      </p>
    </>
  );
}

const words = {
  native: { about: 'The app would show a screen of its own here.', button: 'Back to the page' },
  closed: { about: 'The app is back where it was before the page.', button: 'Open the page again' },
  login: {
    about: 'The app has forgotten the session and asks the borrower to sign in.',
    button: 'Sign in and open the page',
  },
} as const;

/** A placeholder for a screen of the native app, which names what was requested; nothing while the page is in front. */
function NativeScreen(props: { readonly screen: ShellScreen } & Pick<PhoneViewProps, 'onBack' | 'onReopen'>) {
  const { screen, onBack, onReopen } = props;
  if (screen.kind === 'page') return null;
  const { about, button } = words[screen.kind];
  const isNative = screen.kind === 'native';
  const title = isNative ? screen.title : screen.kind === 'closed' ? 'Web view closed' : 'Login';
  return (
    <section className="dp-native" aria-label="Native screen">
      <h2>{title}</h2>
      <p>{about}</p>
      {isNative ? (
        <dl className="dp-pairs">
          {Object.entries(screen.payload).map(([name, value]) => (
            <div key={name}>
              <dt className="dp-mono">{name}</dt>
              <dd className="dp-code">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ToolButton type="primary" onClick={isNative ? onBack : onReopen}>
        {button}
      </ToolButton>
    </section>
  );
}

/** The phone's own question over the page: whether to call, or how to rate. */
function SystemPromptSheet(props: { readonly prompt: SystemPrompt; readonly onAnswer: (answer: string) => void }) {
  const { prompt, onAnswer } = props;
  const [title, question, yes, done] =
    prompt.kind === 'call'
      ? [prompt.telephone, 'The phone offers to call.', 'Call', `Called ${prompt.telephone}`]
      : ['Enjoying the app?', 'The store asks for a rating.', 'Rate', 'Rated in the store'];
  return (
    <div className="dp-prompt-cover">
      <div className="dp-prompt" role="dialog" aria-label={title}>
        <h2>{title}</h2>
        <p>{question}</p>
        <div className="dp-row dp-spaced">
          <ToolButton onClick={() => onAnswer('Not now')}>Cancel</ToolButton>
          <ToolButton type="primary" onClick={() => onAnswer(done)}>
            {yes}
          </ToolButton>
        </div>
      </div>
    </div>
  );
}
