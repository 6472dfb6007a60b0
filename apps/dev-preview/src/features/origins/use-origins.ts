import type { Origins, PointedServer } from '@peace/vite-config/origins-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PreviewServices } from '#shared/services.ts';
import { keptOrigins, originsQuery } from './kept-origins.ts';

/** Where this page's server passes paths on. */
export interface PointedOrigins {
  /** Null: it cannot be pointed elsewhere; undefined: it was not asked yet. */
  readonly server: PointedServer | null | undefined;
  /** Points it elsewhere and keeps that; false where it refused. */
  readonly point: (origins: Origins) => Promise<boolean>;
}

/** Reads and changes where this page's server passes paths on. */
export function useOrigins(services: PreviewServices): PointedOrigins {
  const query = originsQuery(services);
  const queries = useQueryClient();
  const { data: server } = useQuery(query);
  return {
    server,
    point: async (origins) => {
      const pointed = await services.origins.write(origins);
      if (pointed === undefined) return false;
      keptOrigins(services.storage).write(origins);
      queries.setQueryData(query.queryKey, pointed);
      return true;
    },
  };
}
