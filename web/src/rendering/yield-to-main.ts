/** Yield to the main thread: long work in parts, so that the page answers in between. Without a page there is no need. */
export const yieldToMain = (): Promise<void> =>
  import.meta.env.SSR ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve));
