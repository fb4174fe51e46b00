/** Socket: the part of a WebSocket that is used here. */

export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'close', listener: (closing: { code?: number }) => void): void;
  addEventListener(type: 'message', listener: (message: { data: unknown }) => void): void;
}

/** The line of a seat at a match; null: of a spectator. */
export type SocketClass = new (id: string, seat: number | null) => Socket;
