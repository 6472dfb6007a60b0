import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** WebKitGTK's own driver, running. */
export interface WebDriverServer {
  readonly origin: string;
  stop(): void;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/status`)).ok;
  } catch {
    return false;
  }
}

/** @param display where the windows of its sessions appear */
export async function startWebDriver(display: string): Promise<WebDriverServer> {
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Without a graphics card, and without the accessibility bus that a desktop would have.
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (server.exitCode !== null) throw new Error('WebKitWebDriver ended before it answered.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    stop: () => server.kill(),
  };
}
