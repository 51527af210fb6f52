import { Repeat } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PlayBar, PlayTools, SpeedSelect } from '../tools/play-bar.tsx'
import { ToolButton } from '../tools/tool-button.tsx'
import type { Cine } from './use-cine.ts'

/** Renders the controls for the frames of a clip: play, step, scrub. */
export function CineBar({ frames, cine }: { frames: number; cine: Cine }) {
  const { t } = useTranslation('viewers')
  return (
    <PlayBar>
      <PlayTools playing={cine.playing} onToggle={cine.toggle} onStep={cine.step} />
      <input
        type="range"
        aria-label={t('frame')}
        min={1}
        max={frames}
        value={cine.frame + 1}
        aria-valuetext={t('frameOf', { frame: cine.frame + 1, frames })}
        onChange={(event) => cine.show(Number(event.target.value) - 1)}
      />
      <output>
        {cine.frame + 1} / {frames}
      </output>
      <ToolButton
        icon={Repeat}
        label={t('loop')}
        iconOnly
        pressed={cine.looping}
        onClick={cine.toggleLoop}
      />
      <SpeedSelect value={cine.speed} onChange={cine.setSpeed} />
    </PlayBar>
  )
}
