/**
 * The connection ended without an answer. It looks as `fetch` reports a lost connection, so in the browser and in
 * tests it is simply thrown; `serve.ts` turns it into a destroyed socket.
 */
export class ConnectionLost extends TypeError {
  constructor() {
    super('Failed to fetch');
    this.name = 'TypeError';
  }
}
