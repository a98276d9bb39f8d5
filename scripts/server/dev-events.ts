// Runs the server of server-sent events, which tells open pages that the content has changed. It also serves the page
// that is visible until the first game is compiled.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devScript } from '../../components/page/dev-script';
import type { WatchEvent } from '../content/watch-content';

const PAGE = (port: number) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pravylo</title><script>${devScript(port)}</script></html>`;

export async function createDevEvents() {
  const listeners = new Set<ServerResponse>();
  let last: WatchEvent | undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/events') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return response.end(PAGE(port));
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' });
    response.flushHeaders();
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
    if (last) send(response, last);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (response: ServerResponse, event: WatchEvent) =>
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  return {
    port,
    close: () => server.close(),
    /** Makes open pages reload when the code has changed. */
    reload: () => {
      for (const response of listeners) response.write('event: reload\ndata:\n\n');
    },
    notify: (event: WatchEvent) => {
      last = event;
      for (const response of listeners) send(response, event);
    },
  };
}
