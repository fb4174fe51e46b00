/**
 * Synthesizer. The sounds of the table, made here of tones and noise: short, warm and quiet, to be heard a thousand
 * times. A sound is a recipe for any audio context, so that it can also be made without being heard.
 */

/** Where and when a sound is made. */
interface Stage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  /** When it begins, in seconds of the context's time. */
  readonly at: number;
}

/** How loud something becomes (1: all there is), how soon, and how long it takes to die away, in seconds. */
interface Swell {
  peak: number;
  rise?: number;
  fall: number;
  /** How long after the beginning of the sound. */
  after?: number;
}

interface Tone extends Swell {
  /** In hertz; it glides to `to` until it has died away. */
  from: number;
  to?: number;
  type?: OscillatorType;
  /** What is above this is left out, in hertz. */
  below?: number;
}

interface Noise extends Swell {
  filter: BiquadFilterType;
  /** The frequency of the filter in hertz; it glides to `to`. */
  from: number;
  to?: number;
  q?: number;
}

/** Exponential ramps cannot reach 0. */
const SILENT = 0.0001;

/** A gain that swells and dies away, and when it has. */
function swell({ context, out, at }: Stage, { peak, rise = 0.003, fall, after = 0 }: Swell) {
  const node = new GainNode(context, { gain: SILENT });
  const begin = at + after;
  const end = begin + rise + fall;
  node.gain.setValueAtTime(SILENT, begin);
  node.gain.exponentialRampToValueAtTime(peak, begin + rise);
  node.gain.exponentialRampToValueAtTime(SILENT, end);
  node.connect(out);
  return { node, begin, end };
}

function glide(param: AudioParam, from: number, to: number, begin: number, end: number): void {
  param.setValueAtTime(from, begin);
  if (to !== from) param.exponentialRampToValueAtTime(to, end);
}

function tone(stage: Stage, { from, to = from, type = 'sine', below, ...loud }: Tone): void {
  const { context } = stage;
  const { node, begin, end } = swell(stage, loud);
  const source = new OscillatorNode(context, { type });
  glide(source.frequency, from, to, begin, end);
  if (below === undefined) source.connect(node);
  else source.connect(new BiquadFilterNode(context, { frequency: below })).connect(node);
  source.start(begin);
  source.stop(end);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, the same each time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const { sampleRate } = context;
  const buffer = new AudioBuffer({ length: sampleRate, sampleRate });
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let k = 0; k < samples.length; k += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[k] = seed / 2 ** 31 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

function noise(stage: Stage, { filter, from, to = from, q = 1, ...loud }: Noise): void {
  const { context } = stage;
  const { node, begin, end } = swell(stage, loud);
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  const sieve = new BiquadFilterNode(context, { type: filter, Q: q });
  glide(sieve.frequency, from, to, begin, end);
  source.connect(sieve).connect(node);
  source.start(begin);
  source.stop(end);
}

type Sound = (stage: Stage) => void;

const together =
  (...parts: Sound[]): Sound =>
  (stage) => {
    for (const part of parts) part(stage);
  };
const toned =
  (wanted: Tone): Sound =>
  (stage) =>
    tone(stage, wanted);
const hissed =
  (wanted: Noise): Sound =>
  (stage) =>
    noise(stage, wanted);

/** Something of wood that is set down: the higher, the smaller it is. */
const wood = (pitch: number, peak: number, after = 0): Sound =>
  together(
    toned({ from: pitch * 1.5, to: pitch, peak, fall: 0.09, after, type: 'triangle' }),
    hissed({ filter: 'bandpass', from: pitch * 5, q: 1.2, peak: peak * 0.5, fall: 0.03, after }),
  );

/** Paper that brushes over the table. */
const paper = (from: number, to: number, peak: number, fall: number, after = 0): Sound =>
  hissed({ filter: 'bandpass', from, to, q: 0.9, peak, rise: fall * 0.4, fall, after });

/** A card that comes to lie. */
const laid = (after = 0): Sound =>
  together(paper(1500, 3400, 0.1, 0.07, after), wood(150, 0.11, after + 0.08));

/** Partials of a bell, as multiples of its note, with their share of its loudness and length. */
const BELL = [
  [0.5, 0.45, 1],
  [1, 1, 0.8],
  [1.19, 0.4, 0.6],
  [2, 0.5, 0.45],
  [2.74, 0.22, 0.3],
  [4.07, 0.1, 0.18],
] as const;
/** A glass has few, and they are far from each other. */
const GLASS = [
  [1, 1, 1],
  [2.76, 0.3, 0.5],
  [5.4, 0.1, 0.25],
] as const;

type Partials = readonly (readonly [ratio: number, share: number, length: number])[];

const rung = (partials: Partials, note: number, peak: number, fall: number, after = 0): Sound =>
  together(
    ...partials.map(([ratio, share, length]) =>
      toned({ from: note * ratio, peak: peak * share, fall: fall * length, after }),
    ),
  );

/** A voice from the depth, falling: saws that are not quite in tune, with the light taken from them. */
const growl = (from: number, to: number, peak: number, fall: number, after = 0): Sound =>
  together(
    ...[1, 1.03, 0.5].map((ratio) =>
      toned({
        from: from * ratio,
        to: to * ratio,
        peak: peak / 2,
        rise: 0.03,
        fall,
        after,
        type: 'sawtooth',
        below: 520,
      }),
    ),
  );

/** Notes one after another, plucked. */
const melody = (notes: readonly number[], every: number, peak: number, fall: number): Sound =>
  together(
    ...notes.flatMap((note, k) => [
      toned({ from: note, peak, fall, after: k * every, type: 'triangle', below: 2400 }),
      toned({ from: note * 2, peak: peak * 0.25, fall: fall * 0.6, after: k * every }),
    ]),
  );

/** How a sound is made, by its name. */
const SOUNDS = {
  // Figures on the board
  step: wood(230, 0.2),
  pair: together(wood(230, 0.17), wood(290, 0.2, 0.09)),
  footstep: together(wood(110, 0.2), wood(95, 0.12, 0.1)),
  cane: together(wood(90, 0.22), wood(420, 0.07, 0.14), wood(85, 0.14, 0.24)),
  sled: together(
    hissed({ filter: 'lowpass', from: 900, to: 380, peak: 0.16, rise: 0.05, fall: 0.13 }),
    wood(160, 0.14, 0.15),
  ),
  shove: together(
    hissed({ filter: 'lowpass', from: 500, to: 220, peak: 0.2, rise: 0.06, fall: 0.16 }),
    wood(120, 0.24, 0.2),
  ),
  stop: wood(130, 0.26),
  glide: together(
    hissed({ filter: 'bandpass', from: 700, to: 1100, q: 3, peak: 0.08, rise: 0.07, fall: 0.14 }),
    rung(GLASS, 1175, 0.05, 0.3, 0.12),
  ),

  // Cards
  card: laid(),
  flip: together(paper(900, 3800, 0.13, 0.08), wood(170, 0.1, 0.1)),
  draw: paper(3200, 1300, 0.11, 0.12),
  swap: together(paper(2600, 1200, 0.1, 0.12), laid(0.14)),
  shuffle: together(
    ...[0, 1, 2, 3, 4, 5, 6].map((k) => paper(1700 + 160 * k, 2900, 0.09, 0.05, k * 0.062)),
  ),

  // Souls, letters, devils
  soul: together(rung(GLASS, 988, 0.13, 0.8), rung(GLASS, 1480, 0.09, 0.7, 0.09)),
  letter: together(rung(GLASS, 784, 0.12, 0.4), rung(GLASS, 1175, 0.12, 0.6, 0.1)),
  lost: together(rung(GLASS, 784, 0.12, 0.4), rung(GLASS, 554, 0.13, 0.6, 0.11)),
  trap: together(
    hissed({ filter: 'highpass', from: 2600, peak: 0.14, rise: 0.001, fall: 0.05 }),
    wood(320, 0.28),
    growl(150, 62, 0.3, 0.5, 0.05),
  ),
  devil: together(
    ...[0, 1, 2, 3].map((k) => growl(190 - 28 * k, 130 - 24 * k, 0.34, 0.15, k * 0.15)),
  ),
  release: together(growl(80, 200, 0.2, 0.3), rung(GLASS, 880, 0.09, 0.6, 0.22)),
  tower: rung(BELL, 220, 0.17, 1.2),
  escape: together(rung(BELL, 330, 0.1, 1), melody([392, 523, 659], 0.11, 0.12, 0.4)),

  // An attempt on somebody's life
  knock: together(wood(125, 0.3), wood(125, 0.3, 0.17), wood(115, 0.34, 0.38)),
  foiled: together(
    hissed({ filter: 'bandpass', from: 1800, to: 500, q: 1.4, peak: 0.12, rise: 0.05, fall: 0.2 }),
    wood(200, 0.18, 0.2),
  ),
  murder: together(
    hissed({ filter: 'highpass', from: 3000, peak: 0.08, rise: 0.002, fall: 0.12 }),
    toned({ from: 130, to: 44, peak: 0.4, fall: 0.7, after: 0.08 }),
    rung(BELL, 110, 0.16, 1.2, 0.15),
  ),

  // How it ended
  win: melody([392, 494, 587, 784], 0.13, 0.17, 0.6),
  loss: melody([330, 311, 262, 196], 0.17, 0.15, 0.6),
  end: together(rung(BELL, 196, 0.15, 1.2)),

  // What concerns the reader
  bell: together(rung(BELL, 659, 0.14, 0.9), rung(BELL, 880, 0.1, 0.8, 0.16)),
  message: together(rung(GLASS, 659, 0.08, 0.2), rung(GLASS, 587, 0.07, 0.25, 0.1)),
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

/** What all sounds go through, so that many at once become dense and not harsh. */
export class Synthesizer {
  /** All that there is to be played. */
  static readonly sounds = Object.keys(SOUNDS) as readonly SoundName[];

  readonly context: BaseAudioContext;
  readonly #in: DynamicsCompressorNode;
  readonly #volume: GainNode;

  constructor(context: BaseAudioContext) {
    this.context = context;
    this.#in = new DynamicsCompressorNode(context, {
      threshold: -16,
      knee: 8,
      ratio: 16,
      attack: 0.002,
      release: 0.15,
    });
    this.#volume = new GainNode(context);
    this.#in.connect(this.#volume).connect(context.destination);
    // Made now, not while the first figure moves that needs it.
    noiseOf(context);
  }

  /** Have a sound begin, at a volume from 0 to 1. */
  play(name: SoundName, volume: number, at = this.context.currentTime): void {
    // Ears hear twice as loud what is far more than twice as strong.
    this.#volume.gain.setValueAtTime(volume ** 2, this.context.currentTime);
    SOUNDS[name]({ context: this.context, out: this.#in, at });
  }
}
