import { AudioLines, HeartPulse, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SpeedSelect } from '../tools/play-bar.tsx'
import { ToolButton, ToolDivider, ToolGroup } from '../tools/tool-button.tsx'
import { RegionTools } from './region-tools.tsx'
import type { Player } from './use-player.ts'

/** The speeds for auscultation; below one half a beat becomes unrecognizable. */
export const SOUND_SPEEDS = [0.5, 0.75, 1]

/** Renders loop, speed, pitch and zoom. */
export function SoundTools(props: {
  player: Player
  keepPitch: boolean
  onKeepPitch: () => void
  zoom: { in: () => void; out: () => void; whole: () => void; beats: () => void } | undefined
}) {
  const { player, keepPitch, onKeepPitch, zoom } = props
  const { t } = useTranslation('viewers')
  return (
    <>
      <RegionTools player={player} />
      <ToolDivider />
      <SpeedSelect value={player.speed} onChange={player.setSpeed} speeds={SOUND_SPEEDS} />
      <span title={t('clip.keepPitchWhy')}>
        <ToolButton
          icon={AudioLines}
          label={t('clip.keepPitch')}
          shortcut="P"
          pressed={keepPitch}
          onClick={onKeepPitch}
        />
      </span>
      {zoom && (
        <>
          <ToolDivider />
          <ToolGroup
            tools={[
              {
                icon: ZoomIn,
                label: t('tools.zoomIn'),
                shortcut: '+',
                iconOnly: true,
                onClick: zoom.in,
              },
              {
                icon: ZoomOut,
                label: t('tools.zoomOut'),
                shortcut: '-',
                iconOnly: true,
                onClick: zoom.out,
              },
              {
                icon: HeartPulse,
                label: t('clip.heartBeats'),
                shortcut: 'B',
                onClick: zoom.beats,
              },
              {
                icon: MoveHorizontal,
                label: t('clip.wholeLength'),
                shortcut: 'R',
                onClick: zoom.whole,
              },
            ]}
          />
        </>
      )}
    </>
  )
}
