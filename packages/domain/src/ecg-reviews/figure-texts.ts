import { withMinusSign } from '../text/minus-sign.ts'

/** How a figure of evidence is written, by the end of its name; the first that fits. Shares are written as per cent. */
const WRITTEN: readonly { ends: RegExp; write: (value: number) => string }[] = [
  { ends: /(variation|share|premature)$/i, write: (value) => String(Math.round(value * 100)) },
  { ends: /(seconds|ratio)$/i, write: (value) => value.toFixed(2) },
  { ends: /^(value|limit)$/, write: (value) => String(Number(value.toPrecision(3))) },
  { ends: /./, write: (value) => String(Math.round(value)) },
]

/** Returns the figures of a sentence as it says them. Numbers of PR keep their milliseconds. */
export function figureTexts(figures: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => {
      if (/PrSeconds$|^limitSeconds$/.test(name)) return [name, withMinusSign(value.toFixed(3))]
      const { write } = WRITTEN.find(({ ends }) => ends.test(name)) ?? { write: String }
      return [name, withMinusSign(write(value))]
    }),
  )
}
