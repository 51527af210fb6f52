import { Converter } from 'opencc-js/t2cn'

let convert: ((text: string) => string) | undefined

/** Traditional Chinese in Simplified characters, by opencc's Hong Kong tables; loaded with the first text that needs it. */
export function toSimplified(text: string): string {
  convert ??= Converter({ from: 'hk', to: 'cn' })
  return convert(text)
}
