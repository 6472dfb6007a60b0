import { originsSchema, type Origins, type PointedServer } from '@peace/vite-config/origins-client';
import { declareItem, type ItemStorage, type StoredItem } from '@peace/web-platform/storage';
import { queryOptions } from '@tanstack/react-query';
import type { PreviewServices } from '#shared/services.ts';

/** The server of this page as it was started. */
export const asStarted: Origins = { apps: null, backend: null };

/** Where this page's server was last pointed, kept between visits. */
export const keptOrigins = (storage: ItemStorage): StoredItem<Origins> =>
  storage.item(declareItem({ key: 'dev-preview-origins', version: 1, schema: originsSchema }));

/** Points the server where it was pointed in the last visit; null where it cannot be pointed. Once in a visit. */
export const originsQuery = (services: Pick<PreviewServices, 'origins' | 'storage'>) =>
  queryOptions({ queryKey: ['origins'], queryFn: () => restored(services), staleTime: Number.POSITIVE_INFINITY });

async function restored({ origins, storage }: Pick<PreviewServices, 'origins' | 'storage'>) {
  const server = await origins.read();
  if (server === undefined) return null;
  const kept = keptOrigins(storage).read();
  // A server that was started anew has forgotten it; one that runs may have been pointed elsewhere by another tab.
  if (kept === null || !isAsStarted(server)) return server;
  return (await origins.write(kept)) ?? server;
}

const isAsStarted = ({ pointedAt }: PointedServer) => pointedAt.apps === null && pointedAt.backend === null;

/** What is not where the server was started to, each in a few words. */
export const elsewhere = (server: PointedServer | null) =>
  (['apps', 'backend'] as const).flatMap((what) => {
    const origin = server?.pointedAt[what] ?? null;
    return origin === null ? [] : [`${what}: ${origin}`];
  });
