import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileUrl } from '../bytes/use-file-url.ts'
import { CannotShow } from '../opening/cannot-show.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { CutNote } from './cut-note.tsx'
import { HeadphonesHint } from './headphones-hint.tsx'
import { playerKeys } from './player-keys.ts'
import { SOUND_SPEEDS, SoundTools } from './sound-tools.tsx'
import { usePlayer } from './use-player.ts'
import { useTimeWindow } from './use-time-window.ts'
import { useWave } from './use-wave.ts'
import { WaitNote } from './wait-note.tsx'
import { Waveform } from './waveform.tsx'

const Desk = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  gap: 14,
  padding: '84px 20px 20px',
  maxWidth: 1400,
  margin: '0 auto',
  '& audio': { width: '100%' },
  '& p': { display: 'flex', gap: 10, margin: 0, alignItems: 'center', justifyContent: 'center' },
  '@container viewer (max-width: 480px)': {
    '& p': { display: 'grid', gridTemplateColumns: 'auto 1fr' },
    '& p > button': { gridColumn: 2, justifySelf: 'start' },
  },
})
const NUDGE_SECONDS = 0.05

/** Shows a recorded heart sound: its wave, a looped region, slow playback, zoom. */
export function SoundViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  const audio = useRef<HTMLAudioElement>(null)
  const link = useFileUrl(file, renewUrl)
  const player = usePlayer(audio, !link.failure)
  const wave = useWave(file, renewUrl)
  const { window: seen, zoom } = useTimeWindow(player)
  const [keepPitch, setKeepPitch] = useKeepPitch(audio, !link.failure)
  const drawn = typeof wave === 'object'
  const keys = {
    ...playerKeys(player, SOUND_SPEEDS),
    ',': () => player.seekBy(-NUDGE_SECONDS),
    '.': () => player.seekBy(NUDGE_SECONDS),
    p: () => setKeepPitch(!keepPitch),
    ...(drawn && { '+': zoom.in, '=': zoom.in, '-': zoom.out, r: zoom.whole, b: zoom.beats }),
  }
  if (link.failure) {
    return (
      <ViewerShell viewer={props}>
        <CannotShow
          file={file}
          renewUrl={renewUrl}
          failure={link.failure}
          reason={t('clip.soundDamaged')}
          onRetry={link.retry}
        />
      </ViewerShell>
    )
  }
  return (
    <ViewerShell
      viewer={props}
      keys={keys}
      tools={
        <SoundTools
          player={player}
          keepPitch={keepPitch}
          onKeepPitch={() => setKeepPitch(!keepPitch)}
          zoom={drawn ? zoom : undefined}
        />
      }
      footer={
        <>
          <WaitNote media={audio} />
          <CutNote file={file} url={link.url} />
        </>
      }
    >
      <Desk>
        {drawn ? (
          <Waveform name={file.name} wave={wave} player={player} window={seen} />
        ) : (
          <div>{wave === 'none' && <p role="status">{t('clip.notDrawn')}</p>}</div>
        )}
        {/* biome-ignore lint/a11y/useMediaCaption: a heart sound has no words */}
        <audio
          ref={audio}
          src={link.url}
          controls
          loop={player.looping && !player.region}
          preload="auto"
          aria-label={file.name}
          onError={() => {
            player.rememberPlace()
            link.onError()
          }}
          onLoadedData={link.onLoaded}
        />
        <HeadphonesHint />
      </Desk>
    </ViewerShell>
  )
}

/**
 * Keeps the pitch at lower speed by default: the pitch of a murmur is a finding, and a third sound of 30 Hz one octave lower is
 * inaudible on headphones. Without it the wave is stretched, so that splits and clicks remain exact.
 */
function useKeepPitch(audio: RefObject<HTMLAudioElement | null>, isThere: boolean) {
  const [keepPitch, setKeepPitch] = useState(true)
  useEffect(() => {
    if (audio.current && isThere) audio.current.preservesPitch = keepPitch
  }, [audio, keepPitch, isThere])
  return [keepPitch, setKeepPitch] as const
}
