import { type RefObject, useEffect } from 'react'
import { fromCentre, trackGestures, wheelFactor } from '../../../ui/gestures/pointer-gestures.ts'
import type { DicomStage } from './dicom-stage.ts'

/** Handles wheel zoom at the pointer, pinch and pan with two fingers. One finger and the mouse are left to the chosen tool. */
export function useDicomGestures(
  room: RefObject<HTMLElement | null>,
  stage: DicomStage | undefined,
): void {
  useEffect(() => {
    const element = room.current
    if (!element || !stage) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      stage.zoomBy(wheelFactor(event), fromCentre(element, event))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    const unfollow = trackGestures(element, {
      takes: ({ pointerType }) => pointerType === 'touch',
      pinch: ({ factor, about, by }) => {
        stage.zoomBy(factor, about)
        stage.moveBy(by.x, by.y)
      },
    })
    return () => {
      element.removeEventListener('wheel', onWheel)
      unfollow()
    }
  }, [room, stage])
}
