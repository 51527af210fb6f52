import { styled } from '@mui/material/styles'
import { Headphones, Repeat } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { CannotShow } from '../cannot-show.tsx'
import { SpeedSelect } from '../play-bar.tsx'
import { ToolButton } from '../tool-button.tsx'
import { useFileUrl } from '../use-file-url.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { usePlayer } from './use-player.ts'
import { Waveform } from './waveform.tsx'

const Desk = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  gap: 14,
  padding: '84px 20px 20px',
  maxWidth: 900,
  margin: '0 auto',
  '& audio': { width: '100%' },
  '& p': { display: 'flex', gap: 8, alignItems: 'center', justifyContent: 'center' },
})

/** A recorded heart sound: waveform, loop, slow. */
export function SoundViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  const audio = useRef<HTMLAudioElement>(null)
  const link = useFileUrl(file, renewUrl)
  const player = usePlayer(audio)
  const keys = useMemo(() => ({ ' ': player.toggle }), [player])
  if (link.failed) {
    return (
      <ViewerShell viewer={props}>
        <CannotShow file={file} renewUrl={renewUrl} onRetry={link.retry} />
      </ViewerShell>
    )
  }
  return (
    <ViewerShell
      viewer={props}
      keys={keys}
      tools={
        <>
          <ToolButton
            icon={Repeat}
            label={t('loop')}
            pressed={player.looping}
            onClick={player.toggleLoop}
          />
          <SpeedSelect value={player.speed} onChange={player.setSpeed} />
        </>
      }
    >
      <Desk>
        <Waveform {...props} player={player} />
        {/* biome-ignore lint/a11y/useMediaCaption: a heart sound has no words */}
        <audio
          ref={audio}
          src={link.url}
          controls
          loop={player.looping}
          preload="auto"
          aria-label={file.name}
          onError={() => {
            player.rememberPlace()
            link.onError()
          }}
          onLoadedData={link.onLoaded}
        />
        <p>
          <Icon of={Headphones} /> {t('useHeadphones')}
        </p>
      </Desk>
    </ViewerShell>
  )
}
