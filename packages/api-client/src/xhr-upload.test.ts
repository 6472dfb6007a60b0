import { describe, expect, it, vi } from 'vitest';
import { uploadByXhr } from './xhr-upload.ts';

type Handler = (event: Pick<ProgressEvent, 'lengthComputable' | 'loaded' | 'total'>) => void;

/** As much of XMLHttpRequest as an upload touches, driven by hand. */
class FakeXhr {
  static last: FakeXhr;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: Handler } = {};
  opened: unknown[] = [];
  sent: unknown;
  status = 200;
  responseText = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onabort: () => void = () => undefined;
  constructor() {
    FakeXhr.last = this;
  }
  open(...args: unknown[]): void {
    this.opened = args;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.onabort();
  }
}

function upload() {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  const seen: number[] = [];
  const caller = new AbortController();
  const body = new FormData();
  const response = uploadByXhr(XMLHttpRequest)({
    method: 'POST',
    url: '/peace/upload?x=1',
    body,
    signal: caller.signal,
    headers: new Headers({ 'X-Requested-With': 'XMLHttpRequest', 'X-Request-ID': 'r-1' }),
    onProgress: (fraction) => seen.push(fraction),
  });
  return { response, seen, caller, body, xhr: FakeXhr.last };
}

describe('an upload by XMLHttpRequest', () => {
  it('sends the form with its header, reports its progress and returns the response', async () => {
    const { response, seen, body, xhr } = upload();
    expect(xhr.opened).toEqual(['POST', '/peace/upload?x=1']);
    expect(xhr.headers).toEqual({ 'x-requested-with': 'XMLHttpRequest', 'x-request-id': 'r-1' });
    expect(xhr.sent).toBe(body);
    xhr.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    xhr.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
    xhr.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 });
    xhr.status = 413;
    xhr.responseText = 'too large';
    xhr.onload();
    expect(await response).toEqual({ status: 413, body: 'too large' });
    expect(seen).toEqual([0.25, 1]);
  });

  it('rejects when no response comes', async () => {
    const { response, xhr } = upload();
    xhr.onerror();
    await expect(response).rejects.toThrow('no response');
  });

  it('really aborts', async () => {
    const { response, caller } = upload();
    caller.abort();
    await expect(response).rejects.toThrow('aborted');
  });
});
