import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { PlayBar, PlayTools, SpeedSelect } from '../tools/play-bar.tsx'
import { clockTime } from './clock-time.ts'
import type { Frames } from './use-frames.ts'
import type { Player } from './use-player.ts'

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minWidth: 60,
  '& i': {
    position: 'absolute',
    bottom: -4,
    height: 4,
    borderRadius: 2,
    backgroundColor: (theme.vars ?? theme).palette.brand.main,
    pointerEvents: 'none',
  },
  '@media (max-width: 480px)': { order: -1, flex: '1 0 100%' },
}))

/** Text that wraps between words only, never within a number. */
const Whole = styled('span')({ whiteSpace: 'nowrap' })

/** Renders the controls of a clip: play, step, scrub, loop and speed, with time and frame. */
export function VideoBar(props: { player: Player; frames: Frames; disabled: boolean }) {
  const { player, frames, disabled } = props
  const { t } = useTranslation('viewers')
  const { place } = frames
  const time = `${clockTime(player.seconds)} / ${clockTime(player.duration)}`
  return (
    <PlayBar>
      <PlayTools
        playing={player.playing}
        disabled={disabled}
        onToggle={player.toggle}
        onStep={frames.step}
      />
      <Track>
        <input
          type="range"
          aria-label={t('position')}
          aria-valuetext={place ? `${time}, ${t('frameOf', place)}` : time}
          min={0}
          max={player.duration}
          step={0.01}
          value={player.seconds}
          disabled={disabled}
          onChange={(event) => player.seek(Number(event.target.value))}
        />
        <RegionMark player={player} />
      </Track>
      <output>
        <Whole>{time}</Whole>
        {place && (
          <>
            {' · '}
            <Whole>
              {place.frame} / {place.frames}
            </Whole>
          </>
        )}
      </output>
      <SpeedSelect value={player.speed} onChange={player.setSpeed} />
    </PlayBar>
  )
}

function RegionMark({ player }: { player: Player }) {
  const { region, duration } = player
  if (!region || duration === 0) return null
  return (
    <i
      style={{
        left: `${(region.from / duration) * 100}%`,
        width: `${((region.to - region.from) / duration) * 100}%`,
      }}
    />
  )
}
