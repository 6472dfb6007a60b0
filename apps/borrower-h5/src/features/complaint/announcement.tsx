import type { ReactElement, ReactNode } from 'react';
import './complaint.css';

/** A live region for what happens while the page is open; takes no space while it is empty. */
export function Announcement({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div role="alert" className="announcement">
      {children}
    </div>
  );
}
