const DAY_SECONDS = 86_400
const [ZERO, POINT, COMMA] = [0x30, 0x2e, 0x2c] as const

/** Reads clock times such as `10:20:30.004` and `2026-03-01T10:20:30.004` as seconds. A clock without a date runs on past midnight. */
export class ClockReader {
  /** The digits after the decimal mark of the time that was read. */
  decimals = 0
  #previous = Number.NaN
  #days = 0

  /** Returns the seconds of a cell, or `NaN` if it is no clock time. */
  read(bytes: Uint8Array, from: number, to: number): number {
    const parts: number[] = []
    const lengths: number[] = []
    let fraction = 0
    this.decimals = 0
    for (let at = from; at < to; ) {
      const end = digitsEnd(bytes, at, to)
      if (end === at) {
        at += 1
        continue
      }
      const value = numberIn(bytes, at, end)
      const before = bytes[at - 1]
      if (parts.length >= 2 && (before === POINT || before === COMMA)) {
        fraction = value / 10 ** (end - at)
        this.decimals = end - at
        break
      }
      parts.push(value)
      lengths.push(end - at)
      at = end
    }
    const seconds = lengths[0] === 4 ? dateSeconds(parts) : clockSeconds(parts)
    return lengths[0] === 4 ? seconds + fraction : this.#runningOn(seconds + fraction)
  }

  #runningOn(seconds: number): number {
    let time = seconds + this.#days * DAY_SECONDS
    if (time < this.#previous - DAY_SECONDS / 2) {
      this.#days += 1
      time += DAY_SECONDS
    }
    this.#previous = time
    return time
  }
}

function dateSeconds([year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0]: number[]) {
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000
}

/** Returns the seconds of hours, minutes and seconds, or of minutes and seconds. */
function clockSeconds(parts: readonly number[]): number {
  if (parts.length < 2) return Number.NaN
  return parts.slice(0, 3).reduce((sum, part) => sum * 60 + part, 0)
}

function digitsEnd(bytes: Uint8Array, from: number, to: number): number {
  let at = from
  while (at < to && isDigit(bytes[at] ?? 0)) at += 1
  return at
}

function numberIn(bytes: Uint8Array, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at += 1) value = value * 10 + (bytes[at] ?? ZERO) - ZERO
  return value
}

function isDigit(byte: number): boolean {
  return byte >= ZERO && byte <= ZERO + 9
}
