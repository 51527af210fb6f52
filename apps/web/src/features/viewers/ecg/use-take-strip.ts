import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { takeStrip } from '../key-image/take-strip.ts'
import type { TakePicture } from '../key-image/taken-picture.ts'
import type { useEcg } from './use-ecg.ts'

/** Takes the piece of paper that is seen, with the calipers where they are open. */
export function useTakeStrip(
  fileId: string,
  recording: EcgRecording,
  { view, strip, caliper }: Pick<ReturnType<typeof useEcg>, 'view' | 'strip' | 'caliper'>,
): TakePicture {
  return async () => ({
    fileId,
    frame: null,
    view: {},
    strip: takeStrip({
      recording,
      leads: strip.layout.rows.map(({ lead }) => lead),
      startSeconds: strip.startSeconds,
      secondsShown: strip.across,
      speed: view.speed,
      gain: view.gain,
      caliper: caliper.shown ? { from: caliper.from, to: caliper.to } : undefined,
    }),
  })
}
