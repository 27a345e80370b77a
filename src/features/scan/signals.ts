import { storageKeys } from '@/config/storageKeys';
import { isChosen } from '@/ui/useKeptChoice';

/** Told without looking: right is short and high, wrong is long, low and comes twice. */
const SIGNALS = {
  right: { frequency: 1_320, seconds: 0.12, shape: 'sine', times: 1, vibration: [70] },
  wrong: { frequency: 196, seconds: 0.22, shape: 'square', times: 2, vibration: [180, 90, 180] },
} as const;

export type Signal = keyof typeof SIGNALS;

let audio: AudioContext | undefined;

const play = ({ frequency, seconds, shape, times }: (typeof SIGNALS)[Signal]) => {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  void audio.resume(); // browsers keep silent until the first touch
  for (let time = 0; time < times; time += 1) {
    const begin = audio.currentTime + time * seconds * 1.5;
    const volume = new GainNode(audio, { gain: 0.25 });
    volume.gain.setValueAtTime(0.25, begin);
    volume.gain.linearRampToValueAtTime(0, begin + seconds);
    const note = new OscillatorNode(audio, { frequency, type: shape });
    note.connect(volume).connect(audio.destination);
    note.start(begin);
    note.stop(begin + seconds);
  }
};

/** Says right or wrong by vibration and, unless it is turned off, by sound. */
export const signal = (which: Signal) => {
  // Browsers refuse it, and complain, until the first touch.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...SIGNALS[which].vibration]);
  if (!isChosen(storageKeys.scanSilent)) play(SIGNALS[which]);
};
