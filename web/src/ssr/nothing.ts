/** Nothing: stands in for a module of Node that only a renderer of promises asks for. */
export {};
