import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import LightOffIcon from '@mui/icons-material/FlashlightOff';
import LightOnIcon from '@mui/icons-material/FlashlightOn';
import StopIcon from '@mui/icons-material/VideocamOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { scanCopy } from '@/content/scan';
import type { ScanCode } from '../scanCode';
import { loadCodeReader } from './codeReader';
import { useCamera } from './useCamera';
import { watchCodes } from './watchCodes';

const words = scanCopy.camera;

const tall = { minHeight: '4.8rem', minWidth: 0, px: 2 };

/** The picture takes as much of a phone as leaves the buttons in reach of the thumb. */
const picture = {
  display: 'block',
  width: '100%',
  height: { xs: '30vh', md: 'min(42vh, 42rem)' },
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: '#000',
};

function Picture({ stream, onCode, onFailure }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const tellFound = useEffectEvent(onCode);
  const failed = useEffectEvent(onFailure);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    element.srcObject = stream;
    element.play().catch(() => undefined); // interrupted by the next one
    loadCodeReader().then(
      (readCode) => {
        if (!isOver) stop = watchCodes(element, readCode, (code) => tellFound(code));
      },
      () => {
        if (!isOver) failed();
      },
    );
    return () => {
      isOver = true;
      stop?.();
      element.srcObject = null;
    };
  }, [stream]);
  return <Box component="video" ref={video} muted playsInline aria-label={words.label} sx={picture} />;
}

interface PictureProps {
  stream: MediaStream;
  onCode: (code: ScanCode) => void;
  onFailure: () => void;
}

/** What the camera sees, its light, and the choice of a camera. What keeps it from working is said in words. */
export function CameraView({ onCode }: { onCode: (code: ScanCode) => void }) {
  const camera = useCamera();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const problem = isUnreadable ? words.readerFailed : camera.problem;
  const start = () => {
    setIsUnreadable(false);
    camera.start();
  };
  const giveUp = () => {
    camera.stop();
    setIsUnreadable(true);
  };
  return (
    <Stack spacing={1.5}>
      {camera.stream && <Picture stream={camera.stream} onCode={onCode} onFailure={giveUp} />}
      {problem && <Alert severity="warning">{problem}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {camera.state === 'on' ? (
          <Button variant="formBack" startIcon={<StopIcon />} onClick={camera.stop} sx={tall}>
            {words.stop}
          </Button>
        ) : (
          <Button
            variant="formBack"
            startIcon={<CameraIcon />}
            onClick={start}
            loading={camera.state === 'starting'}
            loadingPosition="start"
            sx={tall}
          >
            {camera.state === 'starting' ? words.starting : words.start}
          </Button>
        )}
        {camera.isTorchOn !== undefined && (
          <Button
            variant="formBack"
            startIcon={camera.isTorchOn ? <LightOffIcon /> : <LightOnIcon />}
            onClick={camera.toggleTorch}
            sx={tall}
          >
            {camera.isTorchOn ? words.torchOff : words.torchOn}
          </Button>
        )}
        {camera.cameras.length > 1 && (
          <TextField
            id="scan-camera"
            select
            size="small"
            label={words.which}
            value={camera.cameraId}
            onChange={({ target }) => camera.choose(target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            sx={{ flex: '1 1 16rem' }}
          >
            {camera.cameras.map(({ deviceId, label }, index) => (
              <option key={deviceId} value={deviceId}>
                {label || words.numbered(index + 1)}
              </option>
            ))}
          </TextField>
        )}
      </Stack>
    </Stack>
  );
}
