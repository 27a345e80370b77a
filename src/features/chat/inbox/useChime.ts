import { useEffect, useRef, useSyncExternalStore } from 'react';
import { storageKeys } from '@/config/storageKeys';

const { chatSound } = storageKeys;
const CHANGED = 'chat-sound-changed';
const SECONDS = 0.35;

/** For browsers that block storage: the choice lasts as long as the page. */
let choice: boolean | undefined;

const isOn = () => {
  try {
    return choice ?? localStorage.getItem(chatSound) === 'on';
  } catch {
    return choice ?? false;
  }
};

const setIsOn = (next: boolean) => {
  choice = next;
  try {
    if (next) localStorage.setItem(chatSound, 'on');
    else localStorage.removeItem(chatSound);
  } catch {
    // See above.
  }
  window.dispatchEvent(new Event(CHANGED));
};

const subscribe = (onChange: () => void) => {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
};

/** Whether new messages play a sound; off by default. */
export const useSound = () => {
  const isSoundOn = useSyncExternalStore(subscribe, isOn, () => false);
  return { isSoundOn, toggleSound: () => setIsOn(!isSoundOn) };
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
