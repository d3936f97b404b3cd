/** What the app sounds like, made of noise and tones: no file to load, and silent until somebody has touched the page. */
import { whenIdle } from '../app/idle.ts';
import { currentSettings } from './settings.ts';

let audio: AudioContext | undefined;

/** Browsers let a page sound only after a gesture; the first one opens the way. What it leads to is shown before that. */
export function soundAfterGesture(): void {
  const open = (): void => {
    if (loudness('diceVolume') + loudness('effectsVolume') > 0 && 'AudioContext' in globalThis) audio ??= new AudioContext();
  };
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, () => whenIdle(open), { passive: true });
}

/** From 0, which is silent, to 1. */
function loudness(of: 'diceVolume' | 'effectsVolume'): number {
  const settings = currentSettings();
  return settings.sound ? settings[of] / 100 : 0;
}

/** One knock for each die, at these times in milliseconds from now. */
export function rattle(times: readonly number[]): void {
  const loud = loudness('diceVolume');
  if (!audio || loud === 0) return;
  for (const time of times) knock(audio, audio.currentTime + time / 1000, loud);
}

/** Points are written: two notes up; for none, one note down. */
export function chime(points: number): void {
  const loud = loudness('effectsVolume');
  if (!audio || loud === 0) return;
  const notes = points > 0 ? [523, 784] : [262];
  for (const [i, pitch] of notes.entries()) note(audio, audio.currentTime + 0.09 * i, pitch, loud);
}

/** Notes of a chord upwards, one more for each step of the scale of celebration. */
const CHORD = [523, 659, 784, 1047, 1319] as const;

/** Something good: two notes up for a row, a stamp on the felt and three for something great, and five for what is rare. */
export function fanfare(level: 2 | 3 | 4): void {
  const loud = loudness('effectsVolume');
  if (!audio || loud === 0) return;
  const begins = audio.currentTime;
  if (level > 2) knock(audio, begins + STAMPED, 1.6 * loud, 300);
  const notes = CHORD.slice(0, level === 4 ? 5 : level);
  for (const [i, pitch] of notes.entries()) note(audio, begins + (level > 2 ? STAMPED : 0) + 0.09 * i, pitch, loud);
}

/** When a stamp touches the paper, in seconds. */
const STAMPED = 0.18;
const KNOCK = 0.045;
const NOTE = 0.22;

/** A burst of noise that dies away at once, as of something small and hard on felt. */
function knock(context: AudioContext, at: number, loudness: number, pitch = 1400 + 900 * Math.random()): void {
  const source = new AudioBufferSourceNode(context, { buffer: noise(context) });
  const tone = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  source
    .connect(tone)
    .connect(fading(context, at, 0.36 * loudness, KNOCK))
    .connect(context.destination);
  source.start(at);
}

function note(context: AudioContext, at: number, pitch: number, loudness: number): void {
  const source = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  source.connect(fading(context, at, 0.2 * loudness, NOTE)).connect(context.destination);
  source.start(at);
  source.stop(at + NOTE);
}

function fading(context: AudioContext, at: number, loudness: number, length: number): GainNode {
  const fade = new GainNode(context, { gain: 0 });
  fade.gain.setValueAtTime(loudness, at);
  fade.gain.exponentialRampToValueAtTime(0.001, at + length);
  return fade;
}

let made: AudioBuffer | undefined;

/** Made once: every knock is cut from the same noise, at a pitch of its own. */
function noise({ sampleRate }: AudioContext): AudioBuffer {
  if (made?.sampleRate === sampleRate) return made;
  made = new AudioBuffer({ length: Math.ceil(KNOCK * sampleRate), sampleRate });
  const samples = made.getChannelData(0);
  samples.forEach((_, i) => (samples[i] = 2 * Math.random() - 1));
  return made;
}

/** Five notes of a scale that sounds well in any order, then the same an octave higher. */
const SCALE = [0, 2, 4, 7, 9] as const;
const LOWEST = 392;

/** A short note for the step of a count, each higher than the one before. */
export function countNote(step: number): void {
  const loud = loudness('effectsVolume');
  if (!audio || loud === 0) return;
  const halfTones = Math.min(30, 12 * Math.floor(step / SCALE.length) + (SCALE[step % SCALE.length] ?? 0));
  note(audio, audio.currentTime, LOWEST * 2 ** (halfTones / 12), 0.7 * loud);
}
