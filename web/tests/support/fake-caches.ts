/** Cache Storage in memory, as pages see it: the window of the tests has none. */

class FakeCache {
  readonly kept = new Map<string, Response>();
  /** Kept from now on is no more than so many. */
  room = Infinity;

  async match(url: string): Promise<Response | undefined> {
    return this.kept.get(url)?.clone();
  }

  async put(url: string, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    if (this.kept.size >= this.room) throw new DOMException('no room', 'QuotaExceededError');
    this.kept.set(url, new Response(body, response));
  }

  async delete(url: string): Promise<boolean> {
    return this.kept.delete(url);
  }
}

export class FakeCaches {
  readonly opened = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const found = this.opened.get(name) ?? new FakeCache();
    this.opened.set(name, found);
    return found;
  }

  async has(name: string): Promise<boolean> {
    return this.opened.has(name);
  }

  async match(url: string): Promise<Response | undefined> {
    for (const cache of this.opened.values()) {
      const found = await cache.match(url);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
