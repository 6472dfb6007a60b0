import type { ApiClient } from '@peace/api-client';
import { getCaptcha } from '@peace/api-client/contract/promotion/get-captcha';
import { openRegistration } from '@peace/api-client/contract/promotion/open-registration';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback, useRef, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import type { StoredRegistration } from './stored-registration.ts';

/** The captcha's image: not requested yet, on its way (with an address once it has an id), there, or not available. */
export type CaptchaImage =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly src: string | null }
  | { readonly kind: 'shown'; readonly src: string }
  /** `message`: why, in the server's words; empty where it sent none. */
  | { readonly kind: 'failed'; readonly message: string };

/** Requests for an image that does not load, before the visitor is asked to act. */
const ATTEMPTS = 3;

const requestSid = (api: Pick<ApiClient, 'call'>) => api.call(openRegistration, {});

export function useCaptcha(stored: StoredRegistration) {
  const { api, clock, notice } = useServices();
  const { show } = useToast();
  const [image, setImage] = useState<CaptchaImage>({ kind: 'none' });
  const sid = useRef<string | null>(null);
  const lastTimestamp = useRef(0);
  const failures = useRef(0);
  /** The request of an id that is under way: impatient taps wait for it, and do not start it again. */
  const opening = useRef<ReturnType<typeof requestSid> | null>(null);

  const ask = useCallback(async () => {
    // One of its own for each, even where two are requested within a millisecond; only the last one counts.
    const timestamp = Math.max(clock.now(), lastTimestamp.current + 1);
    lastTimestamp.current = timestamp;
    setImage({ kind: 'loading', src: null });
    sid.current ??= stored.sid.read();
    if (sid.current === null) {
      opening.current ??= requestSid(api).finally(() => (opening.current = null));
      const result = await opening.current;
      if (lastTimestamp.current !== timestamp) return;
      if (result.kind === 'failed') {
        const message = result.error.kind === 'rejected' ? result.error.message : '';
        // The field announces it.
        if (message !== '') show({ kind: 'fail', message, isReadOutElsewhere: true });
        return setImage({ kind: 'failed', message });
      }
      sid.current = result.data.sid;
      stored.sid.write(sid.current);
    }
    const src = api.urlOf(getCaptcha, { sid: sid.current, timestamp });
    setImage(src === null ? { kind: 'failed', message: '' } : { kind: 'loading', src });
  }, [api, clock, show, stored]);

  const draw = useCallback(() => {
    failures.current = 0;
    void ask();
  }, [ask]);

  const onLoad = useCallback(() => {
    failures.current = 0;
    setImage((before) => (before.kind === 'loading' && before.src ? { kind: 'shown', src: before.src } : before));
  }, []);

  const onError = useCallback(() => {
    failures.current += 1;
    if (failures.current >= ATTEMPTS) {
      // An `<img>` does not expose the reason, so the API client cannot report it.
      notice({ kind: 'api', name: getCaptcha.name, detail: 'picture' });
      return setImage({ kind: 'failed', message: '' });
    }
    // The network at first; then perhaps an id that the backend has forgotten, such as one from before a reload. Not
    // sooner: an SMS code that was sent belongs to it.
    if (failures.current === ATTEMPTS - 1) {
      sid.current = null;
      stored.sid.clear();
    }
    void ask();
  }, [ask, notice, stored]);

  const currentSid = useCallback(() => sid.current, []);

  /** Its registration is over: the next one has an id of its own. */
  const clear = useCallback(() => {
    sid.current = null;
    setImage({ kind: 'none' });
  }, []);

  return { image, draw, onLoad, onError, currentSid, clear };
}
