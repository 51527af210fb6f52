import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { PatchPlace } from '../session/places.ts'

const SECONDS_PER_MINUTE = 60

/** Returns words for a place: what is there, and its beats or rate. */
export function usePlaceWords(of: {
  samplesPerSecond: number
  numberOf: (index: number) => number
}): (place: PatchPlace) => { what: string; where: string } {
  const { t } = useTranslation('patching')
  const format = useFormat()
  const { samplesPerSecond, numberOf } = of
  return (place) => {
    switch (place.is) {
      case 'undecided':
        return {
          what: t('places.undecided'),
          where: t('places.beat', { beat: numberOf(place.beat) }),
        }
      case 'ectopic': {
        const first = numberOf(place.beat)
        const last = first + place.count - 1
        return {
          what: t(`places.${runOf(place.count)}`, {
            label: t(`labels.${place.label}`),
            letter: place.label,
            count: place.count,
          }),
          where:
            place.count === 1
              ? t('places.beat', { beat: first })
              : t('places.beats', { first, last }),
        }
      }
      case 'longest':
      case 'shortest':
        return {
          what: t(`places.${place.is}`, { seconds: format.fixed(place.seconds, 2) }),
          where: t('bpm', { rate: format.fixed(SECONDS_PER_MINUTE / place.seconds, 0) }),
        }
      default:
        return {
          what: t(`places.${place.is}`, {
            seconds: format.fixed((place.to - place.sample) / samplesPerSecond, 2),
          }),
          where: place.beat < 0 ? '' : t('places.after', { beat: numberOf(place.beat) }),
        }
    }
  }
}

function runOf(count: number): 'single' | 'couplet' | 'run' {
  if (count === 1) return 'single'
  return count === 2 ? 'couplet' : 'run'
}
