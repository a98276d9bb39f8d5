// Finds a free local port, and waits until a server listens on a port.
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export async function waitForPort(port: number, time = 15_000): Promise<void> {
  const end = Date.now() + time;
  while (!(await answers(port))) {
    if (Date.now() > end) throw new Error(`No server listens on port ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
