/** Why there is no live picture. */
export type CameraProblem = 'unsupported' | 'denied' | 'none' | 'busy'

export interface LiveCamera {
  stream: MediaStream
  /** Whether its light can be switched. */
  hasTorch: boolean
  setTorch: (isOn: boolean) => Promise<void>
  /** A photo in the best quality the camera gives; from the picture on the screen where it gives no better. */
  takePhoto: (video: HTMLVideoElement) => Promise<Blob>
  /** The current frame, at most `maxSidePx` on its longer side, for a quality check. */
  captureFrame: (video: HTMLVideoElement, maxSidePx: number) => Promise<Blob>
  close: () => void
}

/** Not yet in TypeScript's DOM: the W3C's image capture and the torch it names. */
interface PhotoCapture {
  takePhoto: () => Promise<Blob>
}
type PhotoCaptureConstructor = new (track: MediaStreamTrack) => PhotoCapture

const findPhotoCapture = (): PhotoCaptureConstructor | null => {
  const maker: unknown = Reflect.get(globalThis, 'ImageCapture')
  return typeof maker === 'function' ? (maker as PhotoCaptureConstructor) : null
}

const toCameraProblem = (error: unknown): CameraProblem => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return 'busy'
}

/** Opens the rear camera; the browser asks for permission if it has not been given. */
export const openCamera = async (): Promise<LiveCamera | CameraProblem> => {
  // Plain http on a LAN address has none, older browsers neither.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices?.getUserMedia) return 'unsupported'
  let stream: MediaStream
  try {
    stream = await devices.getUserMedia({
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 3840 }, height: { ideal: 2160 } },
    })
  } catch (error) {
    return toCameraProblem(error)
  }
  const [track] = stream.getVideoTracks()
  if (!track) return 'none'
  const draw = async (video: HTMLVideoElement, maxSidePx: number): Promise<Blob> => {
    const scale = Math.min(1, maxSidePx / Math.max(video.videoWidth, video.videoHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    return new Promise((resolve, reject) =>
      canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.92),
    )
  }
  const Capture = findPhotoCapture()
  return {
    stream,
    hasTorch: 'torch' in track.getCapabilities(),
    setTorch: isOn => track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }),
    takePhoto: async video => {
      const best = Capture && (await new Capture(track).takePhoto().catch(() => null))
      return best ?? draw(video, Number.POSITIVE_INFINITY)
    },
    captureFrame: draw,
    close: () => {
      for (const each of stream.getTracks()) each.stop()
    },
  }
}
