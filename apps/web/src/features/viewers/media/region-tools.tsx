import { ArrowLeftToLine, ArrowRightToLine, Repeat, Repeat1 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolButton, ToolGroup } from '../tools/tool-button.tsx'
import { clockTime } from './clock-time.ts'
import type { Player } from './use-player.ts'

/** Renders the controls for looping the recording or a region. */
export function RegionTools({ player, disabled = false }: { player: Player; disabled?: boolean }) {
  const { t } = useTranslation('viewers')
  const { region } = player
  const edge = { iconOnly: true, disabled }
  return (
    <>
      <ToolGroup
        tools={[
          {
            icon: region ? Repeat1 : Repeat,
            label: t('loop'),
            shortcut: 'L',
            iconOnly: true,
            pressed: player.looping,
            onClick: player.toggleLoop,
          },
          {
            icon: ArrowRightToLine,
            label: t('clip.regionStart'),
            shortcut: '[',
            onClick: player.startRegion,
            ...edge,
          },
          {
            icon: ArrowLeftToLine,
            label: t('clip.regionEnd'),
            shortcut: ']',
            onClick: player.endRegion,
            ...edge,
          },
        ]}
      />
      {region && (
        <>
          <span style={{ whiteSpace: 'nowrap' }}>
            {t('clip.region', { from: clockTime(region.from), to: clockTime(region.to) })}
          </span>
          <ToolButton
            icon={Repeat}
            label={t('clip.regionClear')}
            shortcut="0"
            onClick={() => player.setRegion(undefined)}
          />
        </>
      )}
    </>
  )
}
