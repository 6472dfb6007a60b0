import type { HttpResponse, EncodedRequest } from './encode-request.ts';

interface Upload extends EncodedRequest {
  readonly headers: Headers;
  readonly signal: AbortSignal;
  /** Called with the part of the body that has been sent, 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * How a picture is uploaded, because it reports progress: fetch knows nothing of upload progress, and
 * would have to stream the request body for it, which WebKit cannot. Rejects when no response came.
 */
export function uploadByXhr(Xhr: typeof XMLHttpRequest): (upload: Upload) => Promise<HttpResponse> {
  return ({ url, method, body, headers, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const request = new Xhr();
      const abort = (): void => request.abort();
      const settle = (finish: () => void) => (): void => {
        signal.removeEventListener('abort', abort);
        finish();
      };
      request.open(method, url);
      headers.forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = (event) => {
        if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
      };
      request.onload = settle(() => resolve({ status: request.status, body: request.responseText }));
      request.onerror = settle(() => reject(new Error('the upload got no response')));
      request.onabort = settle(() => reject(new Error('the upload was aborted')));
      signal.addEventListener('abort', abort);
      request.send(body ?? null);
    });
}
