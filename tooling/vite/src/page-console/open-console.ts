// Runs in the page, ahead of the app.

const key = 'peace:page-console';

/** `?console=1` or `?console=0`, which a tab remembers: the address changes from screen to screen. */
function isRequested() {
  const inAddress = new URLSearchParams(location.search).get('console');
  try {
    // Said as the apps' items say it: it stays when another borrower's session begins.
    if (inAddress === '1') sessionStorage.setItem(key, '{"owner":"device"}');
    else if (inAddress !== null) sessionStorage.removeItem(key);
    return sessionStorage.getItem(key) !== null;
  } catch {
    return inAddress === '1';
  }
}

async function open() {
  const { default: eruda } = await import('eruda');
  eruda.init();
  // Not where it is by itself, on top of the screen's one action.
  eruda.position({ x: innerWidth - 48, y: innerHeight / 2 });
}

/** In a shell the address cannot be edited: five taps at the top edge open the console too. */
function openByTaps() {
  /** When each tap was, in ms. */
  let taps: number[] = [];
  const onTap = ({ clientY, timeStamp }: PointerEvent) => {
    taps = clientY < 48 ? [...taps.filter((earlier) => timeStamp - earlier < 2000), timeStamp] : [];
    if (taps.length < 5) return;
    removeEventListener('pointerdown', onTap, true);
    void open();
  };
  addEventListener('pointerdown', onTap, true);
}

// A page whose policy refuses the console is to start without it.
if (isRequested()) await open().catch(() => undefined);
else openByTaps();
