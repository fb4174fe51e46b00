/** The global scope of a service worker, as far as it is used: the page is checked with the types of windows. */

export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

/** A page that is open. */
export interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus: () => Promise<unknown>;
  postMessage: (message: unknown) => void;
}

interface Clients {
  claim: () => Promise<void>;
  matchAll: (which: {
    type: 'window';
    includeUncontrolled: boolean;
  }) => Promise<readonly WindowClient[]>;
  openWindow: (url: string) => Promise<unknown>;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Clients;
  skipWaiting: () => Promise<void>;
  addEventListener: (<E>(kind: string, listener: (event: E) => void) => void) &
    typeof addEventListener;
}
