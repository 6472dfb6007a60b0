import { commonMessages } from '@peace/i18n/messages/common';
import { LocaleProvider, useMessages } from '@peace/i18n/react';
import { copyText } from '@peace/web-platform/copy-text';
import { LiveToast, TOAST_MS } from '@peace/vant-react-compat/toast';
import type { ReactElement } from 'react';
import { draw } from '#shared/first-paint/draw.ts';
import type { EarlyCopy } from './early-screen.ts';

/** Makes the copying of an early screen, with the toast that React would show: beside `#root`, its live region before there is anything to say. */
export const earlyCopy: EarlyCopy = (window, locale) => {
  const { document } = window;
  const region = document.createElement('div');
  draw(<LiveToast toast={null} />, region);
  document.body.append(region);
  let timer = 0;

  const say = (outcome: 'copied' | 'manual') => {
    const drawn = document.createElement('div');
    draw(
      <LocaleProvider value={{ locale }}>
        <CopyToast outcome={outcome} />
      </LocaleProvider>,
      drawn,
    );
    const status = region.querySelector('[role="status"]');
    status?.replaceChildren(...drawn.querySelectorAll('.van-toast'));
    window.clearTimeout(timer);
    timer = window.setTimeout(() => status?.replaceChildren(), TOAST_MS);
  };
  return (text) => {
    const outcome = copyText(text, { window });
    if (window.peaceEarly) window.peaceEarly.copied = { text, outcome };
    void outcome.then(({ kind }) => say(kind));
    return true;
  };
};

function CopyToast({ outcome }: { readonly outcome: 'copied' | 'manual' }): ReactElement {
  const t = useMessages(commonMessages);
  const isCopied = outcome === 'copied';
  const message = t(isCopied ? 'copied' : 'copyByHand');
  return <LiveToast toast={{ id: 1, kind: isCopied ? 'success' : 'text', message }} />;
}
