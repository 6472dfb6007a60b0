import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefCallback,
  type RefObject,
} from 'react';

/**
 * How long a button ignores activations after its action has changed, in milliseconds. A double tap takes less, and nobody
 * has read the new label sooner.
 */
export const ACTION_SETTLES_MS = 600;

/** A busy page handles a tap at most this much later, in milliseconds. */
const TAP_WAITS_AT_MOST_MS = 2000;

/** A place on the screen offers one action at a time, by any button. */
interface ActionPlace {
  /** The last label that could be pressed; null before the first. */
  action: string | null;
  /** `performance.now()` when it replaced another one. */
  changedAt: number;
  button: HTMLButtonElement | null;
  /** The button that has just left had the focus. */
  isFocused: boolean;
}

const anEmptyPlace = (): ActionPlace => ({ action: null, changedAt: -Infinity, button: null, isFocused: false });

type PlaceOf = (name: string) => RefObject<ActionPlace>;

const PlacesContext = createContext<PlaceOf | null>(null);

/** Remembers what the named places inside it offered, also while the component that renders their buttons is replaced. */
export function ButtonPlaces({ children }: { readonly children: ReactNode }): ReactElement {
  const places = useRef(new Map<string, RefObject<ActionPlace>>());
  const placeOf = useCallback((name: string) => {
    const place = places.current.get(name) ?? { current: anEmptyPlace() };
    places.current.set(name, place);
    return place;
  }, []);
  return <PlacesContext value={placeOf}>{children}</PlacesContext>;
}

export type ButtonRef = RefObject<HTMLButtonElement | null>;

interface ButtonAction {
  /** Changes with the action: another action is another element, which a press that began on the former one cannot activate. */
  readonly key: string | undefined;
  /** The element's ref: moves the focus from the former element to the new one. */
  readonly attach: RefCallback<HTMLButtonElement>;
  /**
   * Whether an activation was not meant for this action: it comes too soon, or its `event.timeStamp` is from before the change. The
   * clock of events may lag behind the page's once a web view was suspended, so that time stamp counts only for a moment.
   */
  readonly ignores: (timeStamp: number) => boolean;
}

/**
 * The action of a button, known by its label. What cannot be pressed offers no action: a countdown in a disabled button, or
 * the next label of a busy one, is no change until it can be.
 *
 * @param label identifies the action where it is a text
 * @param placeName a place of the ButtonPlaces around; the button's own without it
 */
export function useButtonAction(
  label: ReactNode,
  isInert: boolean,
  placeName: string | undefined,
  outerRef: ButtonRef | undefined,
): ButtonAction {
  const ownRef = useRef<ActionPlace>(anEmptyPlace());
  const placeOf = useContext(PlacesContext);
  const placeRef = placeName !== undefined && placeOf ? placeOf(placeName) : ownRef;
  const text = typeof label === 'string' ? label : undefined;
  const [key, setKey] = useState(text);
  if (!isInert && key !== text) setKey(text);

  useLayoutEffect(() => {
    if (!isInert && text !== undefined) offer(placeRef.current, text);
  }, [isInert, placeRef, text]);

  const attach = useCallback(
    (button: HTMLButtonElement) => {
      // The former button may have left long ago, and the page be another one now: it is read from where it stands.
      if (placeRef.current.isFocused) button.focus({ preventScroll: true });
      Object.assign(placeRef.current, { button, isFocused: false });
      if (outerRef) outerRef.current = button;
      return () => {
        placeRef.current.isFocused = document.activeElement === button;
        if (outerRef) outerRef.current = null;
      };
    },
    [outerRef, placeRef],
  );
  const ignores = (timeStamp: number) => {
    const { changedAt } = placeRef.current;
    const age = performance.now() - changedAt;
    return age < ACTION_SETTLES_MS || (age < TAP_WAITS_AT_MOST_MS && timeStamp < changedAt);
  };
  return { key, attach, ignores };
}

function offer(place: ActionPlace, action: string): void {
  if (place.action !== null && place.action !== action) {
    place.changedAt = performance.now();
    if (place.button) showSettling(place.button);
  }
  place.action = action;
}

/** No press is seen on it meanwhile, and who drives the page by a script can wait for the end of it. */
function showSettling(button: HTMLButtonElement): void {
  button.setAttribute('data-settling', '');
  setTimeout(() => button.removeAttribute('data-settling'), ACTION_SETTLES_MS);
}
