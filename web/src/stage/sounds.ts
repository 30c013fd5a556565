import { sound, volume } from "../settings";

export type Sound = "card" | "die" | "coin" | "drum" | "horn" | "call" | "step" | "steel";

const MOST_VOICES = 3;
const AGAIN_MS = 120;
const LOUDEST = 10;

/** Small synthesised sounds; nothing is conveyed by sound alone, and all is silent until asked for. */
class Orchestra {
  private context: AudioContext | null = null;
  private readonly last = new Map<Sound, number>();
  private voices = 0;

  play(kind: Sound): void {
    // only the call to one's turn is for those who look elsewhere
    if (sound.value !== "on" || (document.hidden && kind !== "call")) return;
    const now = performance.now();
    if (this.voices >= MOST_VOICES || now - (this.last.get(kind) ?? -AGAIN_MS) < AGAIN_MS) return;
    this.last.set(kind, now);
    this.voices += 1;
    setTimeout(() => (this.voices -= 1), 400);
    this.context ??= new AudioContext();
    const output = this.context.createGain();
    output.gain.value = (Number(volume.value) / LOUDEST) ** 2;
    output.connect(this.context.destination);
    SCORE[kind](new Voice(this.context, output));
  }
}

class Voice {
  constructor(
    private readonly context: AudioContext,
    private readonly output: AudioNode,
  ) {}

  tone(type: OscillatorType, from: number, to: number, seconds: number, loud: number, after = 0) {
    const at = this.context.currentTime + after;
    const oscillator = this.context.createOscillator();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(from, at);
    oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds);
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    oscillator.connect(gain).connect(this.output);
    oscillator.start(at);
    oscillator.stop(at + seconds);
  }

  noise(seconds: number, frequency: number, loud: number, after = 0) {
    const { context } = this;
    const length = Math.ceil(context.sampleRate * seconds);
    const buffer = context.createBuffer(1, length, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
    const source = context.createBufferSource();
    source.buffer = buffer;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = frequency;
    const gain = context.createGain();
    gain.gain.value = loud;
    source.connect(filter).connect(gain).connect(this.output);
    source.start(context.currentTime + after);
  }
}

const SCORE: Record<Sound, (voice: Voice) => void> = {
  card: (v) => v.noise(0.09, 2600, 0.5),
  die: (v) => [0, 0.09, 0.17, 0.24].forEach((at) => v.noise(0.04, 1500 + 900 * at, 0.7, at)),
  coin: (v) => [0, 0.06].forEach((at) => v.tone("triangle", 2100 + 900 * at, 1900, 0.25, 0.12, at)),
  drum(v) {
    v.tone("sine", 130, 48, 0.35, 0.6);
    v.noise(0.05, 300, 0.5);
  },
  horn: (v) => [196, 294].forEach((f, i) => v.tone("sawtooth", f, f * 1.01, 0.5, 0.06, 0.28 * i)),
  // a soft horn: it is your turn again
  call: (v) => [147, 220].forEach((f, i) => v.tone("triangle", f, f * 1.01, 0.9, 0.12, 0.4 * i)),
  step: (v) => v.noise(0.05, 420, 0.4),
  steel(v) {
    v.noise(0.05, 5200, 0.5);
    v.tone("triangle", 1800, 1500, 0.3, 0.08);
  },
};

export const orchestra = new Orchestra();
