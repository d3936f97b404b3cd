/** A worker of the page: a thread of the solver. */
import { serveThread, type WorkerScope } from '@yaht/solver/browser';

serveThread(globalThis as unknown as WorkerScope);
