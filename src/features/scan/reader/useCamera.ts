import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ownValue } from '@/config/ownValue';
import { scanCopy } from '@/content/scan';

const words = scanCopy.camera;

/** Capabilities that TypeScript's types lack. */
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean };
type TorchConstraints = MediaTrackConstraintSet & { torch?: boolean };

export interface Camera {
  state: 'off' | 'starting' | 'on';
  stream?: MediaStream;
  /** Why it is off. */
  problem?: string;
  /** The cameras of the device, once one has been started. */
  cameras: MediaDeviceInfo[];
  cameraId: string;
  /** Undefined if it has none. */
  isTorchOn?: boolean;
}

const OFF: Camera = { state: 'off', cameras: [], cameraId: '' };

const REASONS: Record<string, string> = {
  NotAllowedError: words.refused,
  SecurityError: words.refused,
  NotFoundError: words.absent,
  OverconstrainedError: words.absent,
  NotReadableError: words.busy,
};

const reasonOf = (cause: unknown) => ownValue(REASONS, (cause as Error).name) ?? words.failed;

const size = { width: { ideal: 1280 }, height: { ideal: 720 } };

const openStream = (cameraId: string) =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { ...size, ...(cameraId ? { deviceId: { exact: cameraId } } : { facingMode: 'environment' }) },
  });

const stopTracks = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop());

const trackOf = (stream: MediaStream | undefined) => stream?.getVideoTracks()[0];

const hasTorch = (track: MediaStreamTrack | undefined) => {
  const capabilities: TorchCapabilities | undefined = track?.getCapabilities?.();
  return capabilities?.torch === true;
};

/** A camera that runs while the page is seen: another program, or a locked phone, can then have it. */
export const useCamera = () => {
  const [isWanted, setIsWanted] = useState(false);
  const [wantedId, setWantedId] = useState('');
  const [isSeen, setIsSeen] = useState(!document.hidden);
  const [camera, setCamera] = useState(OFF);

  useEffect(() => {
    const onChange = () => setIsSeen(!document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  const fail = useEffectEvent((problem: string) => {
    setIsWanted(false);
    setWantedId(''); // it may be what is missing, and there is no list to choose another one from
    setCamera({ ...OFF, problem });
  });

  useEffect(() => {
    if (!isWanted || !isSeen) return;
    let isOver = false;
    let stream: MediaStream | undefined;
    const start = async () => {
      const openedStream = await openStream(wantedId);
      if (isOver) return stopTracks(openedStream);
      stream = openedStream;
      const track = trackOf(stream);
      track?.addEventListener('ended', () => fail(words.busy));
      const devices = await navigator.mediaDevices.enumerateDevices();
      if (isOver) return;
      setCamera({
        state: 'on',
        stream,
        cameras: devices.filter(({ kind }) => kind === 'videoinput'),
        cameraId: track?.getSettings().deviceId ?? '',
        isTorchOn: hasTorch(track) ? false : undefined,
      });
    };
    start().catch((cause: unknown) => {
      if (!isOver) fail(reasonOf(cause));
    });
    return () => {
      isOver = true;
      stopTracks(stream);
      setCamera((now) => ({ ...now, state: 'off', stream: undefined }));
    };
  }, [isWanted, isSeen, wantedId]);

  const start = useCallback(() => {
    if (!('mediaDevices' in navigator)) return void setCamera({ ...OFF, problem: words.insecure });
    setCamera((now) => ({ ...now, state: 'starting', problem: undefined }));
    setIsWanted(true);
  }, []);

  // Whoever has allowed it before is not asked again.
  useEffect(() => {
    navigator.permissions
      ?.query({ name: 'camera' })
      .then(({ state }) => {
        if (state === 'granted') start();
      })
      .catch(() => undefined); // a browser that does not tell
  }, [start]);

  const toggleTorch = async () => {
    const torch = !camera.isTorchOn;
    const constraints: TorchConstraints = { torch };
    const isDone = await trackOf(camera.stream)
      ?.applyConstraints({ advanced: [constraints] })
      .then(
        () => true,
        () => false,
      );
    if (isDone) setCamera((now) => ({ ...now, isTorchOn: torch }));
  };

  return {
    ...camera,
    start,
    stop: () => {
      setIsWanted(false);
      setCamera((now) => ({ ...now, state: 'off', stream: undefined }));
    },
    choose: setWantedId,
    toggleTorch: () => void toggleTorch(),
  };
};
