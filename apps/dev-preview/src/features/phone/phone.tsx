import { useRef, type CSSProperties, type ReactElement, type RefObject } from 'react';
import { devices, type DeviceName, type Insets, type Theme } from '#shared/choices.ts';
import { NativeScreen } from './native-screen.tsx';
import type { Shell } from './shell.model.ts';
import { SystemPromptSheet } from './system-prompt-sheet.tsx';
import { useFit } from './use-fit.ts';
import '#shared/controls.css';
import './phone.css';

/** The phone and what is on it. */
export interface PhoneViewProps {
  readonly device: DeviceName;
  readonly theme: Theme;
  readonly shell: Shell;
  /** The time of the status bar. */
  readonly time: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The page to run; nothing while it is not known yet. */
  readonly src: string | undefined;
  /** Another one for each opening. */
  readonly load: string;
  readonly onBack: () => void;
  /** Opens the page anew, after it was closed or its session ended. */
  readonly onReopen: () => void;
  readonly onAnswer: (answer: string) => void;
  /** What the frame is called. */
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
      <p className="dp-zoom">
        {devices[device].label} · {Math.round(scale * 100)}%
      </p>
    </>
  );
}
