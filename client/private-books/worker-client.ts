// Speaks to the worker that reads and compiles private books: one question at a time, and an end to it whenever the reader wants.
import { PrivateBookError } from '@/lib/private-books/private-book';
import type { Answer, Ask } from './book-worker';

export interface Asked {
  ask: (question: Ask, onPage?: (page: number, pages: number) => void) => Promise<Answer>;
  /** Stops whatever it is doing. */
  end: () => void;
}

export function askWorker(): Asked {
  const worker = new Worker(new URL('./book-worker.js', import.meta.url), { type: 'module' });
  let refuse = (_: PrivateBookError): void => {};
  let [over, last] = [false, Promise.resolve()];
  const fail = () => refuse(new PrivateBookError('broken'));
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  const ask: Asked['ask'] = (question, onPage) =>
    new Promise((resolve, reject) => {
      if (over) return reject(new PrivateBookError('stopped'));
      refuse = reject;
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('page' in data) onPage?.(data.page, data.pages);
        else if ('trouble' in data) reject(new PrivateBookError(data.trouble, data.found));
        else resolve(data);
      };
      worker.postMessage(question);
    });
  return {
    // Whoever is quick asks before the answer has come: every question gets its own.
    ask: (question, onPage) => {
      const answer = last.then(() => ask(question, onPage));
      last = answer.then(
        () => {},
        () => {},
      );
      return answer;
    },
    end: () => {
      over = true;
      worker.terminate();
      refuse(new PrivateBookError('stopped'));
    },
  };
}
