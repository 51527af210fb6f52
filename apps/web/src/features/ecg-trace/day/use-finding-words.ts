import type { DayFinding } from '@systole/ecg/rhythm/day-findings'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { DayRecording } from './day-recording.ts'
import { useLengthWords } from './use-length-words.ts'

export type FindingWords = {
  name: string
  /** The line below the name; empty if there is nothing to add. */
  detail: string
  value: string
  /** The time of the first place. */
  time: string
}

/** A gap over 30 minutes is named with its place. */
const LONG_GAP_SECONDS = 1800

/** Returns a function that puts a finding into words. */
export function useFindingWords({
  source,
  clock,
}: Pick<DayRecording, 'source' | 'clock'>): (finding: DayFinding) => FindingWords {
  const { t } = useTranslation(['ecg', 'viewers'])
  const format = useFormat()
  const lengthOf = useLengthWords()
  const secondsOf = (samples: number) => samples / source.samplesPerSecond
  const counted = (count: number) => (count === 0 ? t('ecg:day.noneSeen') : format.number(count))
  const parts = (finding: Extract<DayFinding, { kind: 'ventricular' }>) =>
    (['runs', 'couplets', 'shapes'] as const)
      .filter((part) => finding[part] > 0)
      .map((part) => t(`ecg:day.${part}`, { count: finding[part] }))
      .join(', ')
  const lost = ({ gaps, share, places }: Extract<DayFinding, { kind: 'notAnalysed' }>) => {
    if (gaps === 0) return ''
    const [longest] = places
    const seconds = longest ? secondsOf(longest.to - longest.from) : 0
    const words = t('ecg:day.gaps', { count: gaps, share: format.fixed(share * 100, 1) })
    if (!longest || seconds <= LONG_GAP_SECONDS) return words
    const long = { length: lengthOf(seconds), time: clock.time(secondsOf(longest.from)) }
    return `${words}. ${t('ecg:day.longGap', long)}`
  }
  const own = (finding: DayFinding, time: string): Pick<FindingWords, 'detail' | 'value'> => {
    switch (finding.kind) {
      case 'ventricular':
        return { detail: parts(finding), value: counted(finding.count) }
      case 'atrial':
        return {
          detail: finding.runs > 0 ? t('ecg:day.runs', { count: finding.runs }) : '',
          value: counted(finding.count),
        }
      case 'fastestRun': {
        const rate = format.fixed(finding.perMinute, 0)
        return { detail: time, value: t('ecg:day.run', { beats: finding.beats, rate }) }
      }
      case 'longestPause': {
        const seconds = format.fixed(finding.seconds, 1)
        return { detail: time, value: t('viewers:ecg.seconds', { seconds }) }
      }
      case 'notAnalysed':
        return {
          detail: lost(finding),
          value: finding.gaps === 0 ? t('ecg:day.noneSeen') : lengthOf(finding.seconds),
        }
      default:
        return { detail: time, value: format.fixed(finding.perMinute, 0) }
    }
  }
  return (finding) => {
    const [place] = finding.places
    const time = place ? clock.time(secondsOf(place.from)) : ''
    return { name: t(`ecg:day.findings.${finding.kind}`), time, ...own(finding, time) }
  }
}
