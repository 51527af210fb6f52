import { ChevronLeft, ChevronRight, Pause, Play, Repeat } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PlayBar, SpeedSelect } from '../play-bar.tsx'
import { ToolButton } from '../tool-button.tsx'
import type { Cine } from './use-cine.ts'

/** Play, step and scrub through the frames of a clip. */
export function CineBar({ frames, cine }: { frames: number; cine: Cine }) {
  const { t } = useTranslation('viewers')
  return (
    <PlayBar>
      <ToolButton
        icon={cine.playing ? Pause : Play}
        label={t(cine.playing ? 'pause' : 'play')}
        shortcut="Space"
        iconOnly
        onClick={cine.toggle}
      />
      <ToolButton
        icon={ChevronLeft}
        label={t('frameBack')}
        shortcut=","
        iconOnly
        onClick={() => cine.step(-1)}
      />
      <ToolButton
        icon={ChevronRight}
        label={t('frameOn')}
        shortcut="."
        iconOnly
        onClick={() => cine.step(1)}
      />
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
