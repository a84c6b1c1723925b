/** Sounds, made when they are heard. */
import type { SoundChoice } from '../settings/choices';
import { VOICES, type Cue, type Strike } from './cues';
import { Limiter } from './limiter';

const VOLUME: Record<SoundChoice, number> = { off: 0, quiet: 0.4, normal: 1 };
/** A sound comes up within this time, so that it does not click. */
const RISE_S = 0.006;
const SILENT = 0.0001;

const limiter = new Limiter();
let audio: AudioContext | null = null;
let rush: AudioBuffer | null = null;

/**
 * Sounds where it may: browsers let a page sound only after the person has done something in it. A page that nobody
 * sees is silent, but for the call that it is one's turn.
 */
export function play(cue: Cue, choice: SoundChoice): void {
  if (choice === 'off' || !navigator.userActivation?.hasBeenActive) return;
  if (document.visibilityState === 'hidden' && cue !== 'turn') return;
  if (!limiter.allows(cue, performance.now())) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const strike of VOICES[cue]) ring(audio, strike, VOLUME[choice]);
}

function ring(context: AudioContext, strike: Strike, volume: number): void {
  const start = context.currentTime + strike.atS;
  const end = start + strike.lastsS;
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(strike.loud * volume, start + RISE_S);
  gain.gain.exponentialRampToValueAtTime(SILENT, end);
  gain.connect(context.destination);
  const { source, pitch } =
    strike.kind === 'tone' ? pure(context, gain) : rushing(context, gain, strike);
  pitch.setValueAtTime(strike.hz, start);
  if (strike.toHz !== undefined) pitch.exponentialRampToValueAtTime(strike.toHz, end);
  source.start(start);
  source.stop(end);
}

interface Voice {
  readonly source: AudioScheduledSourceNode;
  readonly pitch: AudioParam;
}

function pure(context: AudioContext, out: AudioNode): Voice {
  const source = context.createOscillator();
  source.connect(out);
  return { source, pitch: source.frequency };
}

function rushing(context: AudioContext, out: AudioNode, { narrow = 1 }: Strike): Voice {
  const source = context.createBufferSource();
  source.buffer = rush ??= whiteNoise(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  source.connect(filter).connect(out);
  return { source, pitch: filter.frequency };
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
