import { styled } from '@mui/material/styles'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clipReason } from '../bytes/copy-reason.ts'
import { useFileUrl } from '../bytes/use-file-url.ts'
import { captureFrame } from '../key-image/capture-frame.ts'
import type { CapturePicture } from '../key-image/captured-picture.ts'
import { CannotShow } from '../opening/cannot-show.tsx'
import { previewOf } from '../opening/viewed-file.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { CopyNote } from './copy-note.tsx'
import { CutNote } from './cut-note.tsx'
import { playerKeys } from './player-keys.ts'
import { RegionTools } from './region-tools.tsx'
import { StillButton, useGivePicture } from './still-button.tsx'
import { stillName } from './still-name.ts'
import { takeStill } from './take-still.ts'
import { type Frames, useFrames } from './use-frames.ts'
import { usePlayer } from './use-player.ts'
import { VideoBar } from './video-bar.tsx'
import { WaitNote } from './wait-note.tsx'

const Picture = styled('video')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
})
const SPEEDS = [0.25, 0.5, 1]

/** Shows an echo clip: loop of the whole or a region, slow motion, frame steps, capture into the case. */
export function VideoViewer(props: ViewerProps) {
  const { file, renewUrl, onPicture } = props
  const { t } = useTranslation('viewers')
  const video = useRef<HTMLVideoElement>(null)
  const copy = previewOf(file, 'video')
  const [isCopy, setIsCopy] = useState(copy?.state === 'ready')
  const link = useFileUrl(file, renewUrl, isCopy ? 'video' : undefined)
  if (link.failure === 'unreadable' && !isCopy && copy?.state === 'ready') setIsCopy(true) // it became available in the meantime
  const player = usePlayer(video, !link.failed)
  const frames = useFrames(video, {
    report: file.facts.media,
    isThere: !link.failed,
  })
  const take = useStill(video, frames, props)
  const takePicture = useCaptureFrame(video, frames, file.fileId)
  const keys = useMemo(
    () => ({
      ...playerKeys(player, SPEEDS),
      ',': () => frames.step(-1),
      '.': () => frames.step(1),
    }),
    [player, frames],
  )
  return (
    <ViewerShell
      viewer={props}
      keys={{ ...keys, k: take }}
      takePicture={link.failed || player.duration === 0 ? undefined : takePicture}
      tools={
        <>
          <RegionTools player={player} disabled={link.failed} />
          <StillButton
            onPicture={onPicture}
            take={take}
            disabled={link.failed || player.duration === 0}
          />
        </>
      }
      footer={
        <>
          {!link.failed && (
            <>
              <WaitNote media={video} />
              <CutNote file={file} url={isCopy ? file.url : link.url} />
            </>
          )}
          {isCopy && <CopyNote file={file} renewUrl={renewUrl} />}
          <VideoBar player={player} frames={frames} disabled={link.failed} />
        </>
      }
    >
      {link.failed ? (
        <CannotShow
          file={file}
          renewUrl={renewUrl}
          failure={link.failure}
          reason={clipReason(t, file)}
          onRetry={link.retry}
        />
      ) : (
        <Picture
          ref={video}
          src={link.url}
          aria-label={file.name}
          loop={player.looping && !player.region}
          muted
          playsInline
          preload="auto"
          onClick={player.toggle}
          onError={() => {
            player.rememberPlace()
            link.onError()
          }}
          onLoadedData={link.onLoaded}
        />
      )}
    </ViewerShell>
  )
}

/** Pauses the clip and captures the current frame. */
function useCaptureFrame(
  video: RefObject<HTMLVideoElement | null>,
  frames: Frames,
  fileId: string,
): CapturePicture {
  const frame = frames.place?.frame ?? null
  return useCallback(async () => {
    const element = video.current
    if (!element) throw new Error('There is no clip')
    element.pause()
    return { fileId, frame, view: {}, still: await captureFrame(element) }
  }, [video, frame, fileId])
}

/** Pauses the clip and passes on the current frame. */
function useStill(
  video: RefObject<HTMLVideoElement | null>,
  frames: Frames,
  { file, onPicture }: ViewerProps,
): () => void {
  const give = useGivePicture(onPicture)
  return () => {
    const element = video.current
    if (!element || element.videoWidth === 0) return
    element.pause()
    const place = { frame: frames.place?.frame, seconds: element.currentTime }
    give(takeStill(element, stillName(file.name, place)))
  }
}
