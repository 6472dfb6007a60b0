import type { ReactElement } from 'react';
import { ClientOnly } from '#shared/client-only.tsx';
import { ComplaintDetailsScreen, type ComplaintDetailsScreenProps } from './complaint-details-screen.tsx';
import { ComplaintRating, type ComplaintRatingProps } from './complaint-rating.tsx';

export interface ComplaintDetailsViewProps {
  readonly page: ComplaintDetailsScreenProps;
  readonly rating: ComplaintRatingProps;
}

/** One complaint, and the rating that it asks for. */
export function ComplaintDetailsView({ page, rating }: ComplaintDetailsViewProps): ReactElement {
  return (
    <>
      <ComplaintDetailsScreen {...page} />
      <ClientOnly>{() => <ComplaintRating {...rating} />}</ClientOnly>
    </>
  );
}
