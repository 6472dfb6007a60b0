import type { EntryOptions, PageEntries, PageEntry } from '@peace/web-platform';
import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Shows another address of this app; `-1` goes to the entry before. */
export type Navigate = (to: string | -1, options?: EntryOptions) => void;

const NavigateContext = createContext<Navigate | null>(null);
const LocationContext = createContext<PageEntry | null>(null);

export interface RouterProps {
  readonly entries: PageEntries;
  readonly children: ReactNode;
}

/**
 * Gives the screens the page's address. Another one is a transition: the screen before stays, and can be used, until the code of
 * the next one is there. React ends a transition that the browser's own back button began at once, so that the
 * scroll position is restored over the right screen.
 */
export function Router({ entries, children }: RouterProps): ReactElement {
  const [entry, setEntry] = useState(entries.current);
  useLayoutEffect(() => entries.subscribe((next) => startTransition(() => setEntry(next))), [entries]);
  const navigate = useCallback<Navigate>(
    (to, options) => (to === -1 ? entries.back() : entries.show(to, options)),
    [entries],
  );
  return (
    <NavigateContext value={navigate}>
      <LocationContext value={entry}>{children}</LocationContext>
    </NavigateContext>
  );
}

/** The same function for as long as the app is there. */
export function useNavigate(): Navigate {
  return inRouter(useContext(NavigateContext));
}

/** The entry of the history that is shown: path, query, what was noted for it, and its key. */
export function useLocation(): PageEntry {
  return inRouter(useContext(LocationContext));
}

/** The address's query; the same object until it changes. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Shows another address in place of this one. */
export function Redirect({ to }: { readonly to: string }): null {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}

function inRouter<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no <Router> around this component.');
  return value;
}
