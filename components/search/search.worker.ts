// The search in its own thread: loads the data of an edition when it is first asked about it, and answers every keystroke.
import { createSession, type Session } from './search-session';
import type { SearchRequest } from './search-types';

type Message = { dataPath: string } | { id: number; request: SearchRequest };

let session: Session | undefined;

addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  if ('dataPath' in data) {
    session = createSession(data.dataPath);
    postMessage({ ready: true });
    return;
  }
  if (session) postMessage({ id: data.id, answer: await session.ask(data.request) });
});
