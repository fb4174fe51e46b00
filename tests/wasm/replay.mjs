// Replays a transcript of native calls in WebAssembly: how many there were, and those that come out otherwise.
// In node: node replay.mjs NPM-FOLDER MODULE LAYOUT TRANSCRIPT

const MOST_TOLD = 5;

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const decoded = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

async function digest(bytes) {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function handed(given, blobs) {
  let before;
  return given.map((value) => {
    if (typeof value === 'number') return value;
    if (!value.same) before = value.zeros !== undefined ? new Uint8Array(value.zeros) : blobs.get(value.blob).slice();
    return before;
  });
}

/** A search in slices: the first and the others go on with what is there, each with its part of the budget. */
function searchInSlices(module, given, slices) {
  const { offset } = module.layout.records.plan.fields.simulations;
  const names = module.layout.entryPoints.search.parameters.map((each) => each.name);
  const plan = given[names.indexOf('plan')];
  const budget = new DataView(plan.buffer, offset);
  const whole = Number(budget.getBigInt64(0, true));
  let used = 0;
  for (let slice = 0; slice < slices; slice++) {
    const part = Math.floor(whole / slices) + (slice < whole % slices ? 1 : 0);
    budget.setBigInt64(0, BigInt(part), true);
    given[names.indexOf('used')] = used;
    used = module.call('search', ...given);
  }
  budget.setBigInt64(0, BigInt(whole), true);
  return used;
}

export async function replay(EngineModule, source, layout, transcript) {
  const module = await EngineModule.load(source, layout);
  const blobs = new Map(Object.entries(transcript.blobs).map(([key, text]) => [key, decoded(text)]));
  const calls = {};
  const differences = {};
  const told = [];
  for (const [index, call] of transcript.calls.entries()) {
    const given = handed(call.given, blobs);
    const result =
      call.slices > 1 ? searchInSlices(module, given, call.slices) : module.call(call.name, ...given);
    calls[call.name] = (calls[call.name] ?? 0) + 1;
    const same = call.result === null || Object.is(result, call.result) || result === call.result;
    let after = true;
    for (const [place, expected] of call.after.entries()) {
      if (expected !== null && (await digest(given[place])) !== expected) after = false;
    }
    if (same && after) continue;
    differences[call.name] = (differences[call.name] ?? 0) + 1;
    if (told.length < MOST_TOLD) told.push({ index, name: call.name, result, expected: call.result, after });
  }
  return { calls, differences, told };
}

if (globalThis.process?.argv?.[1]?.endsWith('replay.mjs')) {
  const { readFile } = await import('node:fs/promises');
  const [npm, module, layout, transcript] = process.argv.slice(2);
  const { EngineModule } = await import(`${npm}/module.js`);
  const read = async (path) => JSON.parse(await readFile(path, 'utf8'));
  const found = await replay(EngineModule, await readFile(module), await read(layout), await read(transcript));
  console.log(JSON.stringify(found));
}
