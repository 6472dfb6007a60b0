import type { ApiError } from '@peace/api-client';
import { NoConnectionDrawing, ServiceDownDrawing, SessionEndedDrawing, type Drawing } from '@peace/ui-kit/drawings';

/** The scene of a failed read: no network, a session that ended, or a service that cannot answer. */
export function failureDrawing({ kind }: ApiError): Drawing {
  switch (kind) {
    case 'network':
    case 'timeout':
      return NoConnectionDrawing;
    case 'sessionEnded':
      return SessionEndedDrawing;
    case 'aborted':
    case 'http':
    case 'rejected':
    case 'malformed':
      return ServiceDownDrawing;
  }
}
