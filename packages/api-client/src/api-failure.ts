import { type ApiError, describeError } from './api-error.ts';

/** An `ApiError` where only a thrown error will do: in a React Query function. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly error: ApiError;

  /** `endpoint` is the declaration's name. */
  constructor(endpoint: string, error: ApiError) {
    super(`${endpoint} failed: ${describeError(error)}`);
    this.error = error;
  }
}
