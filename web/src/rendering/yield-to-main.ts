/** Yield to the main thread: long work in parts, so that the page answers in between. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
