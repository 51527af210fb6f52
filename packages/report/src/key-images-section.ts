import { shownRate } from '@systole/domain/ecg-values/ecg-number'
import { fill } from '@systole/i18n/fill'
import type { ReportModel } from './model.ts'
import type { KeyImagesSection } from './report-layout.ts'
import type { Words } from './report-words.ts'
import { drawStrip } from './strip-drawing.ts'

type KeyImage = NonNullable<ReportModel['keyImages']>[number]

/** Returns the key images with their captions and source. */
export function keyImagesSection({ model, texts }: Words): KeyImagesSection | undefined {
  const { keyImages = [] } = model
  if (keyImages.length === 0) return undefined
  const words = texts.reports.document.keyImages
  return {
    kind: 'keyImages',
    id: 'keyImages',
    title: words.title,
    images: keyImages.map((image, place) => {
      const source = sourceOf(image, words)
      const number = place + 1
      const title = image.caption.trim()
      const untitled = fill(words.untitled, { number })
      return {
        id: image.id,
        caption: title === '' ? untitled : `${number}. ${title}`,
        source,
        alt: `${title === '' ? untitled : title}. ${source}`,
        picture:
          image.picture.kind === 'still'
            ? image.picture
            : { kind: 'strip' as const, drawing: drawStrip(image.picture.strip) },
      }
    }),
  }
}

function sourceOf(
  { file, frame, picture }: KeyImage,
  words: Words['texts']['reports']['document']['keyImages'],
): string {
  if (picture.kind === 'still') {
    return frame === null ? file : [file, fill(words.frame, { frame: frame + 1 })].join(' · ')
  }
  const { millimetresPerSecond, millimetresPerMillivolt, startSeconds, filter, rate } =
    picture.strip
  const scale = fill(words.scale, {
    speed: millimetresPerSecond,
    gain: millimetresPerMillivolt,
    seconds: startSeconds.toFixed(1),
  })
  const filtered = filter && fill(words.filter, { filter })
  const counted =
    rate &&
    fill(rate.by === 'auto' ? words.rateAutomatic : words.rate, {
      rate: shownRate(rate.beatsPerMinute),
      beats: rate.beats,
    })
  return [file, scale, filtered, counted].filter(Boolean).join(' · ')
}
