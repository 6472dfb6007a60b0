import type { ApiError } from '@peace/api-client';
import {
  NoConnectionDrawing,
  RefusedDrawing,
  ServiceDownDrawing,
  SessionEndedDrawing,
  type Drawing,
} from '@peace/ui-kit/drawings';

/** The scene of a failed read: no network, a session that ended, a no, or a service that cannot answer. */
export function failureDrawing({ kind }: ApiError): Drawing {
  switch (kind) {
    case 'network':
    case 'timeout':
      return NoConnectionDrawing;
    case 'sessionEnded':
      return SessionEndedDrawing;
    case 'rejected':
      return RefusedDrawing;
    case 'aborted':
    case 'http':
    case 'malformed':
      return ServiceDownDrawing;
  }
}
