import { styled } from '@mui/material/styles'
import { AnalysedSpecies } from '@systole/domain/ecg-recordings/ecg-species'
import {
  healthyPause,
  SCREENING_VPC,
  screeningOver,
} from '@systole/domain/ecg-references/day-references'
import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { BeatGlyph } from '../beats/beat-glyph.tsx'
import { DayBand } from './day-band.tsx'
import { DayFindingsList } from './day-findings-list.tsx'
import { DayPath } from './day-path.tsx'
import { HOUR_SECONDS, stretchAround } from './day-place.ts'
import type { DayRecording } from './day-recording.ts'
import { DayRoom } from './day-room.ts'
import { DayStrip, type Printed } from './day-strip.tsx'
import { HourTable, PauseList } from './day-tables.tsx'
import { HourBand } from './hour-band.tsx'
import type { useDayPlace } from './use-day-place.ts'
import { useFindingWords } from './use-finding-words.ts'
import { useLengthWords } from './use-length-words.ts'

type Props = {
  recording: DayRecording
  printed: Printed
  at: ReturnType<typeof useDayPlace>
  breedId: string | undefined
  onStrip: () => void
}

/** Shows a long recording: the whole, the hour, the seconds around a place, and beside them what was found. */
export function DayOverview(props: Props) {
  const { recording, printed, at } = props
  const { place } = at
  return (
    <DayRoom data-level={place.level}>
      <div data-part="band">
        <Head recording={recording} />
        <DayBand
          recording={recording}
          seconds={place.seconds}
          onPick={(seconds) => at.goTo({ level: 'day', seconds })}
        />
      </div>
      <HourPart {...props} />
      <div data-part="strip">
        <StripPath {...props} />
        <DayStrip {...{ recording, printed }} seconds={place.seconds} />
      </div>
      <Side {...props} />
    </DayRoom>
  )
}

const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 14px',
  minHeight: 40,
  padding: '4px 12px',
  '& > [data-legend]': { display: 'flex', gap: 14, marginLeft: 'auto' },
  '& > [data-legend] > span': { display: 'flex', alignItems: 'center', gap: 4 },
})

/** Says when the recording was made, how much of it was analysed and how many beats it has. */
function Head({ recording }: { recording: DayRecording }) {
  const { clock, durationSeconds, day, night } = recording
  const { t } = useTranslation('ecg')
  const format = useFormat()
  const lengthOf = useLengthWords()
  const lost = day.findings.find(({ kind }) => kind === 'notAnalysed')
  const lostSeconds = lost?.kind === 'notAnalysed' ? lost.seconds : 0
  return (
    <Heading>
      <h3>{t('day.title')}</h3>
      <span>
        {t('day.facts', {
          from: clock.minute(0),
          to: clock.minute(durationSeconds),
          analysed: lengthOf(durationSeconds - lostSeconds),
          count: format.number(day.counted.beats),
        })}
      </span>
      <span data-legend>
        {(['V', 'A'] as const).map((label) => (
          <span key={label}>
            <svg width={18} height={18} viewBox="-9 -9 18 18" aria-hidden>
              <title> </title>
              <BeatGlyph label={label} x={0} y={0} night={night} />
            </svg>
            {label}
          </span>
        ))}
        <span>
          <i data-gap /> {t('day.gap')}
        </span>
      </span>
    </Heading>
  )
}

function HourPart({ recording, at }: Props) {
  const { durationSeconds, clock, day, source } = recording
  const { place } = at
  const { t } = useTranslation('ecg')
  const lengthOf = useLengthWords()
  const hour = stretchAround(place.seconds, HOUR_SECONDS, durationSeconds)
  const row = day.hours.find(({ from }) => from === hour.from * source.samplesPerSecond)
  return (
    <div data-part="hour" {...(place.level === 'hour' && { 'data-active': '' })}>
      <DayPath
        steps={[
          { name: lengthOf(durationSeconds), onShow: () => at.goTo({ ...place, level: 'day' }) },
          { name: `${clock.minute(hour.from)}–${clock.minute(hour.to)}` },
        ]}
        facts={row && t('day.hourFacts', { ventricular: row.vpc, atrial: row.pac })}
        tools={
          <>
            <IconButton aria-label={t('day.before')} aria-keyshortcuts="←" onClick={at.keys.left}>
              <Icon of={ChevronLeft} size={18} />
            </IconButton>
            <IconButton aria-label={t('day.after')} aria-keyshortcuts="→" onClick={at.keys.right}>
              <Icon of={ChevronRight} size={18} />
            </IconButton>
            <span>{t(`day.moves.${place.level}`)}</span>
          </>
        }
      />
      <HourBand
        {...{ recording, hour }}
        seconds={place.seconds}
        onPick={(seconds) => at.goTo({ level: 'minute', seconds })}
      />
    </div>
  )
}

function StripPath({ recording, at, onStrip }: Props) {
  const { durationSeconds, clock } = recording
  const { place, shown } = at
  const { t } = useTranslation('ecg')
  const lengthOf = useLengthWords()
  const wordsOf = useFindingWords(recording)
  const hour = stretchAround(place.seconds, HOUR_SECONDS, durationSeconds)
  const name = clock.time(place.seconds)
  return (
    <DayPath
      steps={[
        { name: lengthOf(durationSeconds), onShow: () => at.goTo({ ...place, level: 'day' }) },
        { name: clock.minute(hour.from), onShow: () => at.goTo({ ...place, level: 'hour' }) },
        { name: shown ? `${name}, ${wordsOf(shown).name}` : name },
      ]}
      tools={
        <Button size="small" variant="outlined" aria-keyshortcuts="Enter" onClick={onStrip}>
          {t('day.openStrip')} <Kbd>Enter</Kbd>
        </Button>
      }
    />
  )
}

function Side(props: Props) {
  const { recording, at } = props
  const { t } = useTranslation('ecg')
  return (
    <div data-part="side">
      <section data-part="findings">
        <h3>{t('day.findingsTitle')}</h3>
        <DayFindingsList {...{ recording }} current={at.shown} onShow={(each) => at.show(each)} />
      </section>
      <Screening {...props} />
      <section data-part="tables">
        <h3>{t('day.table')}</h3>
        <HourTable
          recording={recording}
          seconds={at.place.seconds}
          onShow={(seconds) => at.goTo({ level: 'day', seconds })}
        />
        <h3>{t('day.pauses')}</h3>
        <Pauses {...props} />
      </section>
    </div>
  )
}

/** Says that a published criterion of the breed is met; other animals have none. */
function Screening({ recording, breedId }: Props) {
  const { t } = useTranslation('ecg')
  const found = recording.day.findings.find(({ kind }) => kind === 'ventricular')
  if (found?.kind !== 'ventricular') return null
  const { count, couplets, runs } = found
  const over = screeningOver(breedId ?? '', { ventricular: count, couplets, runs })
  if (!over) return null
  return (
    <section data-part="screening">
      <Icon of={TriangleAlert} size={18} />
      <p>
        <b>{t('day.screening')}</b>
        {t('day.screeningRule', { count: SCREENING_VPC })} <cite>{over.short}</cite>
      </p>
    </section>
  )
}

function Pauses({ recording, at }: Props) {
  const { t } = useTranslation('ecg')
  const format = useFormat()
  const species = AnalysedSpecies.safeParse(recording.day.species).data
  const healthy = species && healthyPause(species)
  if (recording.day.longestPauses.length === 0) return <p>{t('day.noPauses')}</p>
  return (
    <>
      <PauseList recording={recording} onShow={at.showRange} />
      {healthy && (
        <p>
          {t('day.healthyPause', { seconds: format.fixed(healthy.seconds, 1) })}{' '}
          <cite>{healthy.short}</cite>
        </p>
      )}
    </>
  )
}
