/** Short sounds of our own: a wooden knock, a bowl, a gong. Made when they are heard; nothing is loaded. */
export type Cue = 'turn' | 'build' | 'claim' | 'end';

/** A tone: when it begins, how high, how long, how loud. */
type Tone = readonly [atS: number, hz: number, lastsS: number, loud: number];

const TONES: Record<Cue, readonly Tone[]> = {
  turn: [
    [0, 587, 0.9, 0.16],
    [0.14, 880, 1.1, 0.12],
  ],
  build: [
    [0, 220, 0.12, 0.22],
    [0.06, 165, 0.16, 0.2],
  ],
  claim: [
    [0, 660, 0.5, 0.14],
    [0.1, 990, 0.7, 0.1],
  ],
  end: [
    [0, 147, 2.4, 0.24],
    [0, 294, 1.8, 0.12],
    [0.5, 440, 1.6, 0.08],
  ],
};

let audio: AudioContext | null = null;

/** Browsers let a page sound only after the person has done something in it. */
export function play(cue: Cue): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of TONES[cue]) ring(audio, tone);
}

function ring(context: AudioContext, [atS, hz, lastsS, loud]: Tone): void {
  const start = context.currentTime + atS;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = hz;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lastsS);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + lastsS);
}
