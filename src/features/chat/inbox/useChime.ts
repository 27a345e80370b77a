import { useEffect, useRef } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { useKeptChoice } from '@/ui/useKeptChoice';

const SECONDS = 0.35;

/** Whether new messages play a sound; off by default. */
export const useSound = () => {
  const [isSoundOn, setIsSoundOn] = useKeptChoice(storageKeys.chatSound);
  return { isSoundOn, toggleSound: () => setIsSoundOn(!isSoundOn) };
};

/** Two soft notes. Browsers keep silent until the first user gesture, which is fine. */
const chime = () => {
  if (!('AudioContext' in window)) return;
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: 0.08 });
  const note = new OscillatorNode(audio, { frequency: 660 });
  note.frequency.setValueAtTime(880, SECONDS / 2);
  volume.gain.linearRampToValueAtTime(0, SECONDS);
  note.connect(volume).connect(audio.destination);
  note.start();
  note.stop(SECONDS);
  note.onended = () => void audio.close();
};

/** Plays a sound when the unread count rises; `unread` is undefined until it is known. */
export const useChime = (unread: number | undefined) => {
  const { isSoundOn } = useSound();
  const before = useRef(unread);
  useEffect(() => {
    if (unread === undefined) return;
    if (isSoundOn && before.current !== undefined && unread > before.current) chime();
    before.current = unread;
  }, [isSoundOn, unread]);
};
