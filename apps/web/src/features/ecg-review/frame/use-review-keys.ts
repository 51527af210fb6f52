import { type PageKeys, usePageKeys } from '../../../shell/shortcuts/use-page-keys.ts'
import type { StripControl } from '../strip/use-strip-control.ts'

/** The keys between steps, which work in a field too. */
const STEPS = ['alt+left', 'alt+right']
const OPTION_KEYS = [...'123456789ynu']

/** Handles the keys of the review. Handbook 5.4. */
export function useReviewKeys(actions: {
  /** Absent where the page has keys of its own for its places. */
  strip: StripControl | undefined
  onStep: (by: 1 | -1) => void
  /** Opens the next step, or signs where the step has that as its main action. */
  onMain: () => void
  /** Chooses the option that has this key. */
  onChoose: (key: string) => void
  onSave: () => void
  onList: () => void
}): void {
  const { strip, onStep, onMain, onChoose, onSave, onList } = actions
  const options: PageKeys = Object.fromEntries(OPTION_KEYS.map((key) => [key, () => onChoose(key)]))
  usePageKeys(
    {
      ...options,
      'alt+left': () => onStep(-1),
      'alt+right': () => onStep(1),
      'ctrl+enter': onMain,
      'ctrl+s': onSave,
      ...(strip && stripKeys(strip)),
      m: focusMedian,
      '?': onList,
    },
    STEPS,
  )
}

/** Returns the keys of the strip: beats, places of the evidence, calipers and the filter. */
function stripKeys({ tools, change, stepBeat, stepPlace, calipers }: StripControl): PageKeys {
  const { chosen } = calipers
  return {
    left: () => stepBeat(-1),
    right: () => stepBeat(1),
    j: () => stepPlace(1),
    k: () => stepPlace(-1),
    c: () => calipers.start('interval'),
    a: () => calipers.start('amplitude'),
    h: calipers.toggleMarching,
    f: () => change({ isFiltering: !tools.isFiltering }),
    ...(chosen && {
      escape: () => calipers.select(undefined),
      delete: () => calipers.remove(chosen.mid),
    }),
  }
}

/** Moves the focus to the first handle of the median beat. */
function focusMedian(): void {
  document.querySelector<HTMLElement>('[data-median] [role="slider"]')?.focus()
}
