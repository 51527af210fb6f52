import { styled } from '@mui/material/styles'
import { ChevronLeft, ChevronRight, Pause, Play, Repeat } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CannotShow } from '../cannot-show.tsx'
import { PlayBar, SpeedSelect } from '../play-bar.tsx'
import { ToolButton } from '../tool-button.tsx'
import { useFileUrl } from '../use-file-url.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { clockTime } from './clock-time.ts'
import { type Player, usePlayer } from './use-player.ts'

const Picture = styled('video')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
})

/** An echo clip: loop, slow motion, one frame at a time. */
export function VideoViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  const video = useRef<HTMLVideoElement>(null)
  const link = useFileUrl(file, renewUrl)
  const player = usePlayer(video)
  const keys = useMemo(
    () => ({ ' ': player.toggle, ',': () => player.step(-1), '.': () => player.step(1) }),
    [player],
  )
  return (
    <ViewerShell
      viewer={props}
      keys={keys}
      footer={<VideoBar player={player} disabled={link.failed} />}
    >
      {link.failed ? (
        <CannotShow
          file={file}
          renewUrl={renewUrl}
          reason={t('videoNotPlayable')}
          onRetry={link.retry}
        />
      ) : (
        <Picture
          ref={video}
          src={link.url}
          aria-label={file.name}
          loop={player.looping}
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

function VideoBar({ player, disabled }: { player: Player; disabled: boolean }) {
  const { t } = useTranslation('viewers')
  return (
    <PlayBar>
      <ToolButton
        icon={player.playing ? Pause : Play}
        label={t(player.playing ? 'pause' : 'play')}
        shortcut="Space"
        iconOnly
        disabled={disabled}
        onClick={player.toggle}
      />
      <ToolButton
        icon={ChevronLeft}
        label={t('frameBack')}
        shortcut=","
        iconOnly
        disabled={disabled}
        onClick={() => player.step(-1)}
      />
      <ToolButton
        icon={ChevronRight}
        label={t('frameOn')}
        shortcut="."
        iconOnly
        disabled={disabled}
        onClick={() => player.step(1)}
      />
      <input
        type="range"
        aria-label={t('position')}
        aria-valuetext={clockTime(player.seconds)}
        min={0}
        max={player.duration}
        step={0.01}
        value={player.seconds}
        disabled={disabled}
        onChange={(event) => player.seek(Number(event.target.value))}
      />
      <output>
        {clockTime(player.seconds)} / {clockTime(player.duration)}
      </output>
      <ToolButton
        icon={Repeat}
        label={t('loop')}
        iconOnly
        pressed={player.looping}
        onClick={player.toggleLoop}
      />
      <SpeedSelect value={player.speed} onChange={player.setSpeed} />
    </PlayBar>
  )
}
