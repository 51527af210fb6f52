import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/use-language.ts'
import { proposalsQuery } from '../diagnosis/mre.queries.ts'
import type { EvidenceLine, ReviewPlace } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'

/** The steps that conclude: their places are those of what is proposed. */
const CONCLUDING: ReadonlySet<string> = new Set(['diagnosis', 'interpretation', 'evaluation'])

/** Returns the places of a step: those of its evidence, or of the proposals of a concluding step. Each once, in order of time. */
export function useStepPlaces(
  { loaded, document, step }: Pick<ReviewStepProps, 'loaded' | 'document' | 'step'>,
  lines: readonly EvidenceLine[],
): ReviewPlace[] {
  const { consult, recording } = loaded
  const sentences = useLanguage()
  const { data, isPlaceholderData } = useQuery({
    ...proposalsQuery({ ...consult, document }, { stage: step, sentences }),
    enabled: recording !== undefined && CONCLUDING.has(step),
  })
  return useMemo(() => {
    const proposals = isPlaceholderData ? [] : (data ?? []) // those of another step
    const proposed = proposals.flatMap(({ evidence }) =>
      evidence.places.map(({ recording: of, from_sample: from, to_sample: to }) => ({
        ...{ recording: of, from, to },
      })),
    )
    const places = CONCLUDING.has(step) ? proposed : lines.flatMap((line) => line.places)
    return orderedPlaces(places, recording?.recordingId)
  }, [data, isPlaceholderData, step, lines, recording])
}

function orderedPlaces(
  places: readonly ReviewPlace[],
  recordingId: string | undefined,
): ReviewPlace[] {
  const own = places.filter(({ recording }) => recording === recordingId)
  const byStart = new Map(own.map((place) => [`${place.from}-${place.to}`, place]))
  return [...byStart.values()].sort((a, b) => a.from - b.from)
}
