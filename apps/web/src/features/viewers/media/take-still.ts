/** Captures the current frame as a PNG in the clip's own size. */
export async function takeStill(video: HTMLVideoElement, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  const context = canvas.getContext('2d')
  if (!context || canvas.width === 0) throw new Error('There is no frame to take')
  context.drawImage(video, 0, 0)
  return new File([await pngOf(canvas)], name, { type: 'image/png' })
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The frame was not encoded'))),
      'image/png',
    )
  })
}
