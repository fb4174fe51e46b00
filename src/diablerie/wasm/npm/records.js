/** Records in memory: their fields read and written where the layout says that they lie. */

const GETTERS = {
  int8: ["getInt8", 1],
  uint8: ["getUint8", 1],
  int16: ["getInt16", 2],
  uint16: ["getUint16", 2],
  int32: ["getInt32", 4],
  uint32: ["getUint32", 4],
  int64: ["getBigInt64", 8],
  float32: ["getFloat32", 4],
  float64: ["getFloat64", 8],
};

/** A record's fields by name: numbers, or arrays of them row by row. 64 bits are cut to a number of JavaScript's. */
export function readField(bytes, layout, name, at = 0) {
  const { offset, type, shape } = fieldOf(layout, name);
  const [getter, size] = GETTERS[type];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = (index) => Number(view[getter](at + offset + index * size, true));
  if (shape.length === 0) return read(0);
  return Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, index) => read(index));
}

/** Write a field: a number, or as many numbers as there are given. */
export function writeField(bytes, layout, name, value, at = 0) {
  const { offset, type } = fieldOf(layout, name);
  const [getter, size] = GETTERS[type];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const setter = getter.replace("get", "set");
  [value].flat().forEach((number, index) => {
    const written = type === "int64" ? BigInt(number) : number;
    view[setter](at + offset + index * size, written, true);
  });
}

function fieldOf(layout, name) {
  const field = layout.fields[name];
  if (field === undefined) {
    throw new RangeError(
      `there is no field ${name}; there are ${Object.keys(layout.fields).join(", ")}`,
    );
  }
  return field;
}
