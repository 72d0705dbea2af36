/** What a socket must be able to do: a browser's WebSocket does, and so does the one of the package `ws`. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** How the client reaches the server. It keeps the cookie that says who one is. */
export interface Transport {
  fetch(address: string, init: RequestInit): Promise<Response>;
  socket(address: string): Socket;
}

/** In a browser, which looks after the cookie itself. */
export const browserTransport: Transport = {
  fetch: (address, init) => fetch(address, { ...init, credentials: "same-origin" }),
  socket: (address) => new WebSocket(address) as Socket,
};
