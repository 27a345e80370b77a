const SECONDS = 0.35;

/** Two soft notes. Browsers keep silent until the first user gesture, which is fine. */
export const chime = () => {
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
