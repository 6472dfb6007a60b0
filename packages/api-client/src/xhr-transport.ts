import { requestHeaders, type Transport } from './transport.ts';

/**
 * The way a picture goes up, because it shows how far it is: fetch knows nothing of upload progress, and ky's
 * `onUploadProgress` streams the request body, which WebKit cannot. Answers as text only.
 */
export function xhrTransport(Xhr: typeof XMLHttpRequest): Transport {
  return ({ url, method, body, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const request = new Xhr();
      const abort = (): void => request.abort();
      const settle = (finish: () => void) => (): void => {
        signal.removeEventListener('abort', abort);
        finish();
      };
      request.open(method, url);
      for (const [name, value] of Object.entries(requestHeaders)) request.setRequestHeader(name, value);
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
