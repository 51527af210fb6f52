import { blackCanvas, encodeStill, STILL_LONG_SIDE } from './encode-still.ts'

/** Captures the current frame of a clip. */
export function captureFrame(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) throw new Error('There is no frame to take')
  const scale = Math.min(1, STILL_LONG_SIDE / Math.max(videoWidth, videoHeight))
  const { canvas, context } = blackCanvas(videoWidth * scale, videoHeight * scale)
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return encodeStill(canvas)
}
