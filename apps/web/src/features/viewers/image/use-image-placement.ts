import { type RefObject, useMemo, useState } from 'react'
import type { Point } from '../../../ui/gestures/pointer-gestures.ts'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { useLinkedView } from '../compare/use-linked-view.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { FITTED, flipped, imageScale, movedBy, placeOf, turned, zoomAt } from './placement.ts'
import { followed, relativeView } from './relative-placement.ts'
import { useImageGestures } from './use-image-gestures.ts'

type Size = { width: number; height: number }

/** Manages the placement of a picture in its viewer. */
export function useImagePlacement(
  { link, active }: ViewerProps,
  { surface, image }: { surface: RefObject<HTMLDivElement | null>; image: Size },
) {
  const box = useElementSize(surface)
  const [placement, setPlacement] = useState(FITTED)
  const [inverted, setInverted] = useState(false)
  const scale = imageScale(placement, image, box)
  useImageGestures(surface, scale, setPlacement)
  const view = useMemo(() => relativeView(placement, image, box), [placement, image, box])
  useLinkedView({
    link,
    active,
    view,
    follow: (report, { place }) => {
      if (place) setPlacement((now) => followed(now, report, image, box))
    },
  })
  const place = useMemo(() => placeOf(placement, image, box), [placement, image, box])
  const actions = useMemo(
    () => ({
      reset: () => setPlacement(FITTED),
      oneToOne: () => setPlacement((now) => ({ ...now, scale: 1, x: 0, y: 0 })),
      rotate: () => setPlacement(turned),
      flip: () => setPlacement(flipped),
      invert: () => setInverted((now) => !now),
      zoomBy: (factor: number, about?: Point) =>
        setPlacement((now) => zoomAt(now, now.scale === 'fit' ? scale : now.scale, factor, about)),
      moveBy: (x: number, y: number) => setPlacement((now) => movedBy(now, x, y)),
    }),
    [scale],
  )
  return { placement, scale, place, inverted, actions }
}
