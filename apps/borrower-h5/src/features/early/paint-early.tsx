import { clockOffset } from '@peace/api-client/early-response';
import { readResponse } from '@peace/api-client/read-response';
import { isInShell } from '@peace/bridge/shell-presence';
import { htmlLang, type Locale } from '@peace/i18n';
import { systemClock } from '@peace/money-date';
import { readParams } from '@peace/screens';
import { LocaleProvider } from '@peace/i18n/react';
import { readSession } from '@peace/session';
import { ToastPlaces } from '@peace/vant-react-compat/toast';
import { readQuery } from '@peace/web-platform';
import type { ComponentType, ReactElement } from 'react';
import { draw } from '#features/early/first-paint/draw.ts';
import { ScreenFrame } from '#shared/page/screen-frame.tsx';
import { AccountPhoneContext } from '#shared/session/account-phone.ts';
import type { EarlyScreen, FirstState } from './early-screen.ts';
import { noopEvents } from '#shared/events.ts';
import { withKnownProduct } from '#shared/order/known-orders.ts';
import { applyOwnBar } from '#shared/page/own-bar.ts';
import { localeOfVisit, offered } from '#shared/page/locale-choice.ts';
import { TitledPage } from '#shared/page/titled-page.tsx';
import { queueTaps } from './queue-taps.ts';

/** A screen with its view: `<screen>.screen.ts` and `<screen>.view.tsx`, which the build puts together. */
export interface EarlyPage {
  readonly screen: EarlyScreen;
  readonly View: ComponentType<{ readonly events: object }>;
}

/** A response that comes sooner is not delayed by painting a skeleton first. */
const shapeAfterMs = 200;

/**
 * Paints what was read, and until then the screen's skeleton, unless the app was faster. What cannot be shown at once (a failure,
 * an order that leads elsewhere) is left to the app, which gets the same response.
 */
export async function paintEarly(window: Window, early: EarlyPage): Promise<void> {
  const visit = window.peaceEarly;
  if (!visit) return;
  const { document } = window;
  visit.paintTime = systemClock.now();
  const { screen } = early;
  const { endpoint } = screen;
  const locale = localeOfVisit(window);
  document.documentElement.lang = htmlLang(locale);
  applyOwnBar(window);
  const drawn = (state: FirstState<unknown>, also?: unknown) =>
    drawEarly(early, state, { window, locale, second: also });
  const root = await parsedRoot(document);

  // The borrower still waits for the app.
  const onExpired = () => document.querySelector('.unloaded')?.removeAttribute('hidden');
  const paint = (nodes: Iterable<Node> | null, data?: unknown) => {
    if (visit.isHydrating || !nodes) return;
    root.replaceChildren(...nodes);
    const replayTap = visit.painted?.replayTap ?? queueTaps(window, root, onExpired);
    const { name, needsSession = false } = endpoint ?? {};
    const reads = name === undefined || data === undefined ? [] : [{ endpoint: name, data }];
    visit.painted = { endpoint: name, needsSession, payload: visit.payload, reads, replayTap };
  };
  const [request] = visit.requests;
  if (!endpoint || !request) return paint(drawn({ kind: 'ready', data: undefined }));
  const paintShape = () => {
    if (!visit.painted) paint(drawn({ kind: 'loading' }));
  };
  setTimeout(paintShape, shapeAfterMs);
  const { second } = screen;
  const askSecond = ({ endpoint: next }: NonNullable<EarlyScreen['second']>) => (visit.requests[1] ??= visit.ask(next));
  if (second && visit.known?.isPayable) askSecond(second);
  const response = await request.response;
  visit.clockOffset = clockOffset(response, Date.now());
  const result = readResponse(endpoint, response);
  // Ahead of drawing, which takes a slow processor as long as a tenth of a round trip.
  if (result.kind === 'ok') {
    if (second?.isWanted(result.data)) askSecond(second);
    visit.next = screen.next?.(result.data, window).map((read) => visit.ask(read.endpoint, read.fields));
  }
  const content = result.kind === 'ok' && drawn({ kind: 'ready', data: result.data });
  if (!content) return paintShape();
  paint(content, result.data);
  if (visit.isHydrating || !second?.isWanted(result.data)) return;
  const secondResponse = await askSecond(second).response.catch(() => null);
  const also = secondResponse && readResponse(second.endpoint, secondResponse);
  // A failure is left to the app, which asks again.
  if (also?.kind !== 'ok' || visit.isHydrating || !visit.painted) return;
  const whole = window.document.createElement('div');
  whole.append(...(drawn({ kind: 'ready', data: result.data }, also.data) ?? []));
  const filled = whole.querySelectorAll(secondPlace);
  // Their content alone: what is tapped meanwhile, also around them, is still there.
  root
    .querySelectorAll(secondPlace)
    .forEach((place, index) => place.replaceChildren(...(filled[index]?.childNodes ?? [])));
  const reads = [...visit.painted.reads, { endpoint: second.endpoint.name, data: also.data }];
  visit.painted = { ...visit.painted, reads };
}

/** A second response is painted into these: the same elements before and after, with another content. */
const secondPlace = '[data-second]';

/** A state of a screen as React will draw it; null where it is left to the app. */
export function drawEarly(
  { screen, View }: EarlyPage,
  state: FirstState<unknown>,
  { window, locale, second }: { readonly window: Window; readonly locale: Locale; readonly second?: unknown },
): Iterable<Node> | null {
  const { address, title } = screen;
  const { peaceEarly: visit } = window;
  const link = readParams(
    address,
    withKnownProduct(address.params, readQuery(window), () => visit?.known),
  );
  if (link.kind === 'missing') return null;
  const now = visit?.clockOffset ? null : (visit?.paintTime ?? systemClock.now());
  const props = screen.atFirst(state, { window, params: link.params, now, second });
  if (!props) return null;
  const page = window.document.createElement('div');
  const account = { phone: readSession(window).params.mobilePhone ?? null, isVouchedFor: isInShell(window) };
  draw(
    framed(
      <AccountPhoneContext value={account}>
        <View {...props} events={noopEvents()} />
      </AccountPhoneContext>,
      title(locale),
      locale,
    ),
    page,
  );
  return page.childNodes;
}

/** This script stands in the page's head, ahead of what it draws into. */
async function parsedRoot(document: Document): Promise<Element> {
  if (document.readyState === 'loading') {
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed, { once: true }));
  }
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');
  return root;
}

function framed(view: ReactElement, title: string, locale: Locale): ReactElement {
  return (
    <>
      <LocaleProvider value={{ locale, offered }}>
        <ScreenFrame>
          <TitledPage title={title}>{view}</TitledPage>
        </ScreenFrame>
      </LocaleProvider>
      <ToastPlaces />
    </>
  );
}
