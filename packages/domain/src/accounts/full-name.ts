const CJK_NAME = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]+$/u // and the long vowel mark

/** Returns the full name in the order of its script: 林怡君, but Wing Yan Chan. */
export function fullName({ first, last }: { first: string; last: string }): string {
  if (isCjkName(first) && isCjkName(last)) return `${last}${first}`
  return [first, last].filter(Boolean).join(' ')
}

/** Han, kana or Hangul, without a space. */
export function isCjkName(name: string): boolean {
  return CJK_NAME.test(name)
}
