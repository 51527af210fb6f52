import { type MeasuredTexts, withoutChips } from '@systole/domain/reports/chips'
import {
  caretBeside,
  placedChips,
  type ShownRange,
  withReplaced,
  withTyped,
} from '@systole/domain/reports/edit-chips'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Manages a text field with measurements: it shows their values, and edits are applied to the source text. */
export function useChipText(
  area: RefObject<HTMLTextAreaElement | null>,
  {
    value,
    measured,
    onText,
  }: { value: string; measured: MeasuredTexts; onText: (text: string) => void },
) {
  const caretAfter = useRef<number>(undefined)
  const caretBefore = useRef(0)
  const shown = withoutChips(value, measured)
  useLayoutEffect(() => {
    if (caretAfter.current === undefined) return
    area.current?.setSelectionRange(caretAfter.current, caretAfter.current)
    caretBefore.current = caretAfter.current
    caretAfter.current = undefined
  })
  const write = ({ text, caret }: { text: string; caret: number }, typed?: string) => {
    // An unchanged field is not touched, because an input method may be composing.
    if (typed !== withoutChips(text, measured)) caretAfter.current = caret
    onText(text)
  }
  return {
    shown,
    chips: placedChips(value, measured),
    type: ({ value: typed, selectionStart }: HTMLTextAreaElement) => {
      caretBefore.current = selectionStart
      write(withTyped(value, measured, { shown: typed, caret: selectionStart }), typed)
    },
    replace: (range: ShownRange & { put: string }) => write(withReplaced(value, measured, range)),
    /** Moves the caret over a measurement as over one character. */
    select: ({ selectionStart: from, selectionEnd: to }: HTMLTextAreaElement) => {
      if (from !== to) return
      const beside = caretBeside(placedChips(value, measured), from, caretBefore.current)
      if (beside !== undefined) area.current?.setSelectionRange(beside, beside)
      caretBefore.current = beside ?? from
    },
  }
}
