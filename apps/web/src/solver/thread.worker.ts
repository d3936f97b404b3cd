/** A thread of the solver. */
import { serveThread, type WorkerScope } from '@yaht/solver/browser';

// The types of a page are in force here; in a worker, messages go to whoever started it.
serveThread(self as unknown as WorkerScope);
