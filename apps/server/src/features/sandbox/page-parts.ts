import { escapeHtml } from '../../http/pages/escape-html.ts'

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
