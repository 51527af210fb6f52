import type { Brand } from '@systole/domain/hospitals/variant'
import type { Wording } from '@systole/i18n/languages'
import type { ServerOnlyTexts } from '@systole/i18n/translated'
import { escapeHtml } from '../../http/pages/escape-html.ts'
import type { ProviderPayment } from '../../ports/payment-gateway.ts'
import type { SandboxPayment } from './sandbox-store.ts'

export const NOTES = ['declined', 'left', 'done', 'undone'] as const

export type TestCheckoutPage = {
  payment: SandboxPayment
  wording: Wording
  texts: ServerOnlyTexts['sandboxPage']
  brand: Brand
  now: Date
  /** The note about the last action, if it did not lead back to the portal. */
  note: (typeof NOTES)[number] | undefined
  /** The refunds and disputes of the payment. */
  after: ProviderPayment | undefined
}

/** Renders a button with its explanation below and optional fields beside it. */
export function outcomeForm(press: {
  outcome: string
  label: string
  hint: string
  beside?: string
}): string {
  const { outcome, label, hint, beside = '' } = press
  return `<form method="post" class="outcome"><div class="row"><button class="other" name="outcome" value="${outcome}" aria-describedby="${outcome}">${escapeHtml(label)}</button>${beside}</div><p id="${outcome}">${escapeHtml(hint)}</p></form>`
}

export function choiceBox(choice: {
  name: string
  label: string
  options: readonly (readonly [value: string, text: string])[]
  chosen?: string
}): string {
  const options = choice.options.map(
    ([value, text]) =>
      `<option value="${value}"${value === choice.chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  )
  return `<select name="${choice.name}" aria-label="${escapeHtml(choice.label)}">${options.join('')}</select>`
}

export function say(tone: 'good' | 'bad', text: string): string {
  return `<p class="note ${tone}" role="${tone === 'bad' ? 'alert' : 'status'}">${escapeHtml(text)}</p>`
}
