import { useTranslation } from 'react-i18next'
import { BeatTable } from '../../ecg-trace/beats/beat-table.tsx'
import type { FileBeats } from './found-beats.ts'
import type { useEcg } from './use-ecg.ts'

/** Lists the beats of the file beside its trace. */
export function EcgBeatTable({
  found,
  desk,
}: {
  found: FileBeats
  desk: ReturnType<typeof useEcg>
}) {
  const { t } = useTranslation('viewers')
  const { startSeconds, across } = desk.strip
  return (
    <BeatTable
      beats={found.beats}
      gaps={found.gaps}
      samplesPerSecond={desk.source.samplesPerSecond}
      startSeconds={startSeconds}
      across={across}
      onGo={desk.goTo}
      remark={found.assumed ? t('ecg.beats.assumed') : undefined}
    />
  )
}
