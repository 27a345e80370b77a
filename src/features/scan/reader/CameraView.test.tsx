import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CameraView } from './CameraView';
import { loadCodeReader } from './codeReader';

jest.mock('./codeReader', () => ({ loadCodeReader: jest.fn() }));

const devices = ['Front', 'Back'].map((label) => ({ kind: 'videoinput', deviceId: label, label }));

/** A device with two cameras. Returns what opens them, and what ends them. */
const withCameras = () => {
  const stopTrack = jest.fn();
  const track = { stop: stopTrack, addEventListener: jest.fn(), getSettings: () => ({ deviceId: 'Back' }) };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const getUserMedia = jest.fn(() => Promise.resolve(stream));
  const enumerateDevices = () => Promise.resolve(devices);
  Object.assign(navigator, { mediaDevices: { getUserMedia, enumerateDevices } });
  return { getUserMedia, stopTrack };
};

const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Start the camera' }));

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.mocked(loadCodeReader).mockReturnValue(new Promise(() => undefined));
});

afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

it('a camera whose reader of codes cannot be loaded stops, and starts again', async () => {
  const { getUserMedia, stopTrack } = withCameras();
  jest.mocked(loadCodeReader).mockRejectedValueOnce(new Error('No chunk'));
  render(<CameraView onCode={() => undefined} />);
  await start();
  expect(await screen.findByText(/^The reader of codes could not be loaded/)).toBeVisible();
  expect(stopTrack).toHaveBeenCalled();
  await start();
  expect(await screen.findByRole('button', { name: 'Stop the camera' })).toBeVisible();
  expect(screen.queryByText(/^The reader of codes/)).toBeNull();
  expect(getUserMedia).toHaveBeenCalledTimes(2);
});

it('a chosen camera that is missing is not asked for again', async () => {
  const { getUserMedia } = withCameras();
  render(<CameraView onCode={() => undefined} />);
  await start();
  getUserMedia.mockRejectedValueOnce(new DOMException('No', 'OverconstrainedError'));
  await userEvent.selectOptions(await screen.findByLabelText('Camera'), 'Front');
  expect(await screen.findByText(/^This device has no camera/)).toBeVisible();
  await start();
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(3));
  expect(getUserMedia).toHaveBeenLastCalledWith(
    expect.objectContaining({ video: expect.objectContaining({ facingMode: 'environment' }) as object }),
  );
});
