'use client';
// Asks the search: in a worker where one can be had, otherwise on the page; the field does not know which.
import { withBase } from '@/lib/addresses';
import type { SearchAnswer, SearchRequest } from './search-types';

export interface SearchEngine {
  ask: (request: SearchRequest) => Promise<SearchAnswer>;
}

type Reply = { id: number; answer: SearchAnswer } | { ready: true };

/** A worker that says nothing for this long will never speak. */
const PATIENCE_MS = 4000;

let engine: Promise<SearchEngine> | undefined;

export function getEngine(): Promise<SearchEngine> {
  engine ??= startWorker().catch(startOnPage);
  return engine;
}

function startWorker(): Promise<SearchEngine> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
    const waiting = new Map<number, (answer: SearchAnswer) => void>();
    let last = 0;
    const timer = setTimeout(() => fail(), PATIENCE_MS);
    const fail = () => {
      worker.terminate();
      reject(new Error('The search worker did not start.'));
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if ('ready' in data) {
        clearTimeout(timer);
        return resolve({
          ask: (request) =>
            new Promise((answer) => {
              last += 1;
              waiting.set(last, answer);
              worker.postMessage({ id: last, request });
            }),
        });
      }
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    });
    worker.postMessage({ dataPath: withBase('/data/') });
  });
}

async function startOnPage(): Promise<SearchEngine> {
  const { createSession } = await import('./search-session');
  return { ask: createSession(withBase('/data/')).ask };
}
