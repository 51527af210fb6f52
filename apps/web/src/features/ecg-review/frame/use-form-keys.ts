import type { ReviewField } from '@systole/domain/ecg-reviews/review-fields'
import { type KeyboardEvent, type RefObject, useCallback } from 'react'

const FIELD = '[data-review-field]'
const CHOSEN = 'button[data-review-control][aria-pressed="true"]:not(:disabled)'
/** The targets of Enter in a field: what is chosen, its input, or all its options, so that a second Enter chooses nothing. */
const CONTROLS = [CHOSEN, 'input[data-review-control]', '[data-review-options]']
/** The button of the proposal that Enter accepts, in a measuring step after its fields. */
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
  /** Accepts the value of the field and goes to the next one, then to the proposals, and out of the form. */
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      if (!isForForm(event, target)) return
      event.preventDefault()
      const proposal = form.current?.querySelector<HTMLElement>(PROPOSAL)
      const fields = [...(form.current?.querySelectorAll<HTMLElement>(FIELD) ?? [])]
      if (proposal && fields.length === 0) return proposal.click()
      const leave = () => (proposal ? proposal.focus() : onEnd())
      if (isAfter(fields.at(-1), target)) return leave()
      const at = Math.max(
        0,
        fields.findIndex((field) => field.contains(target)),
      )
      const name = fields[at]?.dataset.reviewField
      if (name) accept(name as ReviewField) // as the field names itself
      if (!enterFirst(fields.slice(at + 1))) leave()
    },
    [form, accept, onEnd],
  )
  return { choose, onKeyDown }
}

function isAfter(field: HTMLElement | undefined, target: HTMLElement): boolean {
  if (!field || field.contains(target)) return false
  return (field.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** Moves the focus to the first control of these fields; returns whether there is one. */
function enterFirst(fields: readonly HTMLElement[]): boolean {
  const control = fields.map(controlOf).find((each) => each !== undefined)
  control?.focus()
  if (control instanceof HTMLInputElement) control.select()
  return control !== undefined
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
