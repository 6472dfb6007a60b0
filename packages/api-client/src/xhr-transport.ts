import { headersOf, type Transport } from './transport.ts';

/**
 * The way a picture goes up, because it shows how far it is: fetch knows nothing of upload progress, and
 * would have to stream the request body for it, which WebKit cannot. Answers as text only.
 */
export function xhrTransport(Xhr: typeof XMLHttpRequest): Transport {
  return (outgoing) =>
    new Promise((resolve, reject) => {
      const { url, method, body, signal, onProgress } = outgoing;
      const request = new Xhr();
      const abort = (): void => request.abort();
      const settle = (finish: () => void) => (): void => {
        signal.removeEventListener('abort', abort);
        finish();
      };
      request.open(method, url);
      for (const [name, value] of Object.entries(headersOf(outgoing))) request.setRequestHeader(name, value);
      request.upload.onprogress = (event) => {
        if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
      };
      request.onload = settle(() => resolve({ status: request.status, body: request.responseText }));
      request.onerror = settle(() => reject(new Error('the upload got no answer')));
      request.onabort = settle(() => reject(new Error('the upload was aborted')));
      signal.addEventListener('abort', abort);
      request.send(body ?? null);
    });
}
