/** A handler throws this to refuse a call; it becomes the failure of the call's own envelope. */
export class Rejection extends Error {
  /** The backend's code; the envelope's general failure code when undefined. */
  readonly code: number | string | undefined;
  /** HTTP status: a real backend answers 200 to what its own code refuses, and another to what its server refuses. */
  readonly status: 200 | 400 | 404 | 405 | 409 | 415 | 422;

  constructor(message: string, { code, status = 200 }: Partial<Pick<Rejection, 'code' | 'status'>> = {}) {
    super(message);
    this.code = code;
    this.status = status;
  }
}
