import { type ReactNode, useMemo, useState } from 'react'
import { dayClock } from '../../ecg-trace/day/day-clock.ts'
import { DayPath } from '../../ecg-trace/day/day-path.tsx'
import { type DayPlace, HOUR_SECONDS, stretchAround } from '../../ecg-trace/day/day-place.ts'
import { useLengthWords } from '../../ecg-trace/day/use-length-words.ts'
import { durationSeconds as durationOf } from '../../ecg-trace/source/trace-source.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { DayViewer } from './day-viewer.tsx'
import type { OpenEcg } from './ecg-file.ts'
import { EcgViewer } from './ecg-viewer.tsx'

type Props = ViewerProps & { ecg: OpenEcg; choose?: ReactNode; notes?: ReactNode }

/** Opens a long recording with its overview, and its strip from there with a path that leads back. */
export function LongEcgViewer(props: Props) {
  const { ecg, notes } = props
  const [place, setPlace] = useState<DayPlace>({ level: 'day', seconds: 0 })
  const [isStrip, setStrip] = useState(false)
  const back = (level: DayPlace['level']) => {
    setPlace({ ...place, level })
    setStrip(false)
  }
  // without beats there is nothing to tabulate
  const { analysing, beats } = ecg.found
  const isBare = analysing.state === 'failed' || (analysing.state === 'ready' && beats.length === 0)
  if (isBare) return <EcgViewer {...props} />
  if (!isStrip)
    return (
      <DayViewer
        {...props}
        first={place}
        onStrip={(at) => {
          setPlace(at)
          setStrip(true)
        }}
      />
    )
  return (
    <EcgViewer
      {...props}
      at={place.seconds}
      onUp={() => back(place.level)}
      notes={
        <>
          <StripPath ecg={ecg} place={place} onBack={back} />
          {notes}
        </>
      }
    />
  )
}

/** Leads back from the strip to the overview, at the whole recording or at the hour. */
function StripPath(props: {
  ecg: OpenEcg
  place: DayPlace
  onBack: (level: DayPlace['level']) => void
}) {
  const { ecg, place, onBack } = props
  const duration = durationOf(ecg.source)
  const lengthOf = useLengthWords()
  const clock = useMemo(() => dayClock(ecg.startedAt), [ecg.startedAt])
  const hour = stretchAround(place.seconds, HOUR_SECONDS, duration)
  return (
    <DayPath
      steps={[
        { name: lengthOf(duration), onShow: () => onBack('day') },
        { name: clock.minute(hour.from), onShow: () => onBack('hour') },
        { name: clock.minute(place.seconds), onShow: () => onBack('minute') },
        { name: clock.time(place.seconds) },
      ]}
    />
  )
}
