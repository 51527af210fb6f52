import type { TraceSource } from '../../ecg-trace/source/trace-source.ts'
import { captureStrip } from '../key-image/capture-strip.ts'
import type { CapturePicture } from '../key-image/captured-picture.ts'
import { type Seen, seenStrip } from './seen-strip.ts'

/** Captures the visible strip with every caliper; if it must be cut, around the selected one. */
export function useCaptureStrip(fileId: string, source: TraceSource, seen: Seen): CapturePicture {
  return async () => ({
    fileId,
    frame: null,
    view: {},
    strip: captureStrip(seenStrip(source, seen)),
  })
}
