// Attacks on the preview server over loopback: addresses, methods, ranges, slow and silent sockets.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { serve } from '../../scripts/server/static-server.mjs';
import type { Attack, AttackClass, Outcome } from './run-attacks';

const PAGE = '<!doctype html><title>Owls</title>';
const SECRET = 'the owl’s secret';

interface RunningServer {
  port: number;
  stop: () => void;
}

async function startServer(): Promise<RunningServer> {
  mkdirSync('.pravylo', { recursive: true });
  const dir = mkdtempSync(join('.pravylo', 'attacked-'));
  const site = join(dir, 'out');
  mkdirSync(join(site, 'owls'), { recursive: true });
  for (const name of ['index.html', '404.html', 'owls/index.html']) writeFileSync(join(site, name), PAGE);
  writeFileSync(join(dir, 'secret.txt'), SECRET);
  symlinkSync('../secret.txt', join(site, 'link.txt'));
  const { server, port } = (await serve({ dir: relative('.', site), port: 0 })) as {
    server: Server;
    port: number;
  };
  return {
    port,
    stop: () => {
      server.closeAllConnections();
      server.close();
      rmSync(dir, { recursive: true });
    },
  };
}

/** Sends the bytes and returns the response, or an empty text if the server closes the connection or stays silent. */
const send = (port: number, bytes: string, waitMs = 1500): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(waitMs, end);
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    socket.on('error', end);
    socket.on('close', end);
  });

const request = (path: string, method = 'GET', headers = ''): string =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;

const PATHS = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/owls/..%2f..%2fsecret.txt',
  '/..\\secret.txt',
  '/%5c..%5csecret.txt',
  '/link.txt',
  '//evil.example/..',
  '/%2fevil.example%2f..',
  '/%2f%2fevil.example',
  '/\\evil.example',
  '/owls//evil.example',
  '/owls',
  '/%',
  '/%00',
  '/%ff%fe',
  '/owls/%0d%0aSet-Cookie:a=b',
  `/${'a'.repeat(20_000)}`,
  `/${'%41'.repeat(5000)}`,
  '/?q=<script>alert(1)</script>',
  '/<script>alert(1)</script>',
  '*',
  'http://evil.example/',
  '/.git/config',
  '/con',
];

const serverAttacks = (server: () => RunningServer) => (): Attack[] => {
  const { port } = server();
  const check = async (bytes: string): Promise<Outcome> => {
    const answer = await send(port, bytes);
    const [head = ''] = answer.split('\r\n\r\n');
    assert(!answer.includes(SECRET), 'a file outside the folder was sent');
    assert(
      !/^location: *(?:https?:)?[\\/]{2}/im.test(head),
      `redirect to another host: ${head.slice(0, 200)}`,
    );
    assert(!/^set-cookie/im.test(head), 'a header of the attacker was sent');
    assert(!/ 5\d\d /.test(head.split('\r\n')[0] ?? ''), `server error: ${head.slice(0, 100)}`);
    assert((await send(port, request('/'))).includes('Owls'), 'the server no longer answers');
    return / (?:200|30\d) /.test(head) ? 'held' : 'refused';
  };
  const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'OWL'];
  const headers = [
    'Range: bytes=0-99999999999',
    'Range: bytes=-1',
    'Range: owls',
    `X: ${'a'.repeat(30_000)}`,
    'If-None-Match: "',
  ];
  return [
    ...PATHS.map((path) => ({ name: `address ${path.slice(0, 60)}`, run: () => check(request(path)) })),
    ...methods.map((method) => ({
      name: `method ${method}`,
      run: async () => {
        const outcome = await check(request('/', method));
        assert(outcome === 'refused', `${method} was answered like GET`);
        const answer = (await send(port, request('/', method))).toLowerCase();
        // Node itself refuses the methods that HTTP does not define, and closes the connection for CONNECT.
        if (method !== 'OWL' && method !== 'CONNECT') {
          assert(answer.startsWith('http/1.1 405 '), `${method} was not answered with status 405`);
          assert(
            answer.includes('content-security-policy:'),
            `the answer to ${method} has no security headers`,
          );
        }
        return outcome;
      },
    })),
    {
      name: 'a malformed address',
      run: async (): Promise<Outcome> => {
        const answer = (await send(port, request('/%'))).toLowerCase();
        assert(answer.startsWith('http/1.1 400 '), 'a malformed address was not answered with status 400');
        assert(answer.includes('content-security-policy:'), 'the answer has no security headers');
        return 'refused';
      },
    },
    ...headers.map((header) => ({
      name: `header ${header.slice(0, 40)}`,
      run: () => check(request('/', 'GET', `${header}\r\n`)),
    })),
    ...['\u0000\u0000', 'GET', 'GET / HTTP/9.9\r\n\r\n', '\r\n\r\n\r\n'].map((bytes) => ({
      name: 'a malformed request',
      run: () => check(bytes),
    })),
    { name: '300 slow sockets', run: () => keepAnswering(port) },
  ];
};

/** Opens 300 connections that send half of a request, and checks that the server still answers another connection. */
async function keepAnswering(port: number): Promise<Outcome> {
  const sockets = Array.from({ length: 300 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-'));
    socket.on('error', () => {});
    return socket;
  });
  const start = performance.now();
  const answer = await send(port, request('/owls/'));
  for (const socket of sockets) socket.destroy();
  assert(answer.includes('Owls') && performance.now() - start < 5000, 'slow sockets block the server');
  return 'held';
}

let running: RunningServer | undefined;

export const SERVER_ATTACKS: AttackClass[] = [
  {
    name: 'requests to the local server',
    attacks: async () => {
      const started = await startServer();
      running = started;
      return serverAttacks(() => started)();
    },
    close: () => running?.stop(),
  },
];
