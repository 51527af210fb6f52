const PHONE_MIN_DIGITS = 5

/** Whether a text can be a phone number: people write them with words, marks and extensions. */
export function isPhone(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) >= PHONE_MIN_DIGITS
}
