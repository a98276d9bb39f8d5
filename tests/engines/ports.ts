// Ports of this machine: a free one, and the moment when somebody answers there.

import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export async function untilOpen(port: number, time = 15_000): Promise<void> {
  const end = Date.now() + time;
  while (!(await answers(port))) {
    if (Date.now() > end) throw new Error(`Nobody answers at port ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
