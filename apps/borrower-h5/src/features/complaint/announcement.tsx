import type { ReactElement, ReactNode } from 'react';
import './announcement.css';

/** What comes up while the page is open and has to be heard; takes no room while there is nothing. */
export function Announcement({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div role="alert" className="announcement">
      {children}
    </div>
  );
}
