/** A game's WebAssembly module: its entry points, called with arrays of bytes and numbers. */

const ALIGNMENT = 32;
const PAGE = 65536;

const aligned = (address) => (address + ALIGNMENT - 1) & -ALIGNMENT;

export class EngineModule {
  /** `layout`: the document that lies beside the module. */
  constructor(instance, layout) {
    this.exports = instance.exports;
    this.base = aligned(this.exports.__heap_base.value);
    this.layout = layout;
  }

  /** `source`: the module's bytes, or what has been compiled of them. */
  static async load(source, layout) {
    const made = await WebAssembly.instantiate(source, {});
    return new EngineModule(made.instance ?? made, layout);
  }

  /**
   * Call an entry point with its parameters as the layout has them: numbers, and typed arrays in the place of
   * pointers, which have in them afterwards what has been written; then the lengths of the arrays.
   */
  call(name, ...given) {
    const { parameters, lengths } = this.layout.entryPoints[name];
    if (given.length !== parameters.length + lengths.length) {
      const wanted = [...parameters.map((each) => each.name), ...lengths].join(", ");
      throw new TypeError(`${name} is called with ${wanted}`);
    }
    let at = this.base;
    const placed = new Map();
    const handed = given.map((value) => {
      if (typeof value === "number") return value;
      // What is handed over twice is one and the same array, seen in two ways.
      const known = placed.get(value.buffer)?.get(value.byteOffset);
      if (known !== undefined) return known.address;
      const address = at;
      at = aligned(at + value.byteLength);
      if (!placed.has(value.buffer)) placed.set(value.buffer, new Map());
      placed.get(value.buffer).set(value.byteOffset, { address, value });
      return address;
    });
    this.reach(at);
    const blocks = [...placed.values()].flatMap((each) => [...each.values()]);
    for (const { address, value } of blocks)
      this.bytes(address, value.byteLength).set(bytesOf(value));
    const result = this.exports[name](...handed);
    for (const { address, value } of blocks)
      bytesOf(value).set(this.bytes(address, value.byteLength));
    return result;
  }

  /** A piece of the memory. It is no more to be used once the memory has grown. */
  bytes(address, length) {
    return new Uint8Array(this.exports.memory.buffer, address, length);
  }

  /** What compiled functions make for themselves begins behind what they are handed: at `end`. */
  reach(end) {
    const { memory, heap_start, heap_at, heap_live } = this.exports;
    const missing = end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    const view = new DataView(memory.buffer);
    view.setUint32(heap_start.value, end, true);
    view.setUint32(heap_at.value, end, true);
    view.setUint32(heap_live.value, 0, true);
  }
}

const bytesOf = (array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
