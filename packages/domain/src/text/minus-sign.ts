/** Writes a negative figure with the minus sign, as text that people read. Values of fields, files and calls keep the hyphen-minus. */
export function withMinusSign(figure: string): string {
  return figure.replace('-', '\u2212')
}

/** Reads what a person typed or pasted as a number: a decimal point or comma, either sign; `NaN` for what is no number. */
export function typedNumber(text: string): number {
  const figure = text.trim().replace(',', '.').replace('\u2212', '-')
  return figure === '' ? Number.NaN : Number(figure)
}
