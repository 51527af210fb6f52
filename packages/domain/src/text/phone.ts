const PHONE_MIN_DIGITS = 5

/** Returns whether a text can be a phone number, which may contain words, punctuation and extensions. */
export function isPhone(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) >= PHONE_MIN_DIGITS
}
