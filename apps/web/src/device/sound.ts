/** The rattle of dice, made of noise: no file to load, and silent until somebody has touched the page. */
import { whenIdle } from '../app/idle.ts';
import { currentSettings } from './settings.ts';

let audio: AudioContext | undefined;

/** Browsers let a page sound only after a gesture; the first one opens the way. What it leads to is shown before that. */
export function soundAfterGesture(): void {
  const open = (): void => {
    if (currentSettings().sound && 'AudioContext' in globalThis) audio ??= new AudioContext();
  };
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, () => whenIdle(open), { passive: true });
}

/** One knock for each die, at these times in milliseconds from now. */
export function rattle(times: readonly number[]): void {
  if (!audio || !currentSettings().sound) return;
  for (const time of times) knock(audio, audio.currentTime + time / 1000);
}

const LENGTH = 0.045;

/** A burst of noise that dies away at once, as of something small and hard on felt. */
function knock(context: AudioContext, at: number): void {
  const source = new AudioBufferSourceNode(context, { buffer: noise(context) });
  const tone = new BiquadFilterNode(context, { type: 'bandpass', frequency: 1400 + 900 * Math.random(), Q: 1.2 });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0.22, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
  source.connect(tone).connect(loudness).connect(context.destination);
  source.start(at);
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.ceil(LENGTH * context.sampleRate), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  samples.forEach((_, i) => (samples[i] = 2 * Math.random() - 1));
  return buffer;
}
