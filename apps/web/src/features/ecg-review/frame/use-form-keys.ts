import type { ReviewField } from '@systole/domain/ecg-reviews/review-fields'
import { type KeyboardEvent, type RefObject, useCallback } from 'react'

const FIELD = '[data-review-field]'
const CHOSEN = 'button[data-review-control][aria-pressed="true"]:not(:disabled)'
/** The targets of Enter in a field: what is chosen, its input, or all its options, so that a second Enter chooses nothing. */
const CONTROLS = [CHOSEN, 'input[data-review-control]', '[data-review-options]']
/** The button of the proposal that Enter accepts. */
const PROPOSAL = 'button[data-next-proposal]:not(:disabled)'
const ACTIVATES = 'button, a, select, textarea, summary, [role="slider"]'

/** Returns what the keys of options and Enter do in the form of a step. */
export function useFormKeys(
  form: RefObject<HTMLElement | null>,
  { accept, onEnd }: { accept: (field: ReviewField) => void; onEnd: () => void },
) {
  /** Chooses the option with a key: in the field that has the focus, otherwise in the first one without an answer. */
  const choose = useCallback(
    (key: string) => {
      const options = [
        ...(form.current?.querySelectorAll<HTMLButtonElement>(
          `[data-key="${key}"]:not(:disabled)`,
        ) ?? []),
      ]
      const focused = document.activeElement?.closest(FIELD)
      const fieldOf = (option: Element) => option.closest(FIELD)
      const isOpen = (option: Element) => !fieldOf(option)?.querySelector('[aria-pressed="true"]')
      const option =
        options.find((each) => focused && fieldOf(each) === focused) ??
        options.find(isOpen) ??
        options[0]
      option?.focus()
      option?.click()
    },
    [form],
  )
  /** Accepts the value of the field and goes to the next one, or out of the form. */
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      if (!isForForm(event, target)) return
      event.preventDefault()
      const proposal = form.current?.querySelector<HTMLElement>(PROPOSAL)
      if (proposal && !target.closest(FIELD)) return proposal.click()
      const fields = [...(form.current?.querySelectorAll<HTMLElement>(FIELD) ?? [])]
      const at = fields.findIndex((field) => field.contains(target))
      const field = fields[Math.max(0, at)]
      if (field?.dataset.reviewField) accept(field.dataset.reviewField as ReviewField) // as the field names itself
      const next = fields.slice(Math.max(0, at) + 1).map(controlOf)
      const control = next.find((each) => each !== undefined)
      if (!control) return onEnd()
      control.focus()
      if (control instanceof HTMLInputElement) control.select()
    },
    [form, accept, onEnd],
  )
  return { choose, onKeyDown }
}

function controlOf(field: HTMLElement): HTMLElement | undefined {
  const found = CONTROLS.map((each) => field.querySelector<HTMLElement>(each))
  return found.find((each) => each !== null) ?? undefined
}

/** Returns whether Enter is for the form: not for a button but the chosen option, nor for an input that is no field of the review. */
function isForForm(
  { key, nativeEvent, ctrlKey, defaultPrevented }: KeyboardEvent,
  target: HTMLElement,
): boolean {
  if (key !== 'Enter' || nativeEvent.isComposing || ctrlKey || defaultPrevented) return false
  const isOther = target.matches('input') && !target.closest(FIELD)
  return !isOther && (target.matches(CHOSEN) || !target.closest(ACTIVATES))
}
