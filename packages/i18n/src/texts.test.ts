import { expect, test } from 'vitest'
import { fill, fillCount } from './fill.ts'
import { textsOf } from './texts-of.ts'

const asItIs = (text: string) => text
const english = flat(textsOf('en_us', asItIs))
const chinese = flat(textsOf('zh_hk', asItIs))

/** `main.greeting.morning` → text. */
function flat(texts: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[path + key, value] as const]
        : [...flat(value, `${path}${key}.`)],
    ),
  )
}
const places = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

test('every translation has the places of the English text', () => {
  for (const [key, text] of chinese) expect(places(text), key).toEqual(places(english.get(key)))
})

test('no text is empty', () => {
  for (const [key, text] of [...english, ...chinese]) expect(text.trim(), key).not.toBe('')
})

test('Chinese sentences end in full-width punctuation', () => {
  const half = [...chinese].filter(([, text]) => /[\u4e00-\u9fff][,.!?;:](\s|$)/.test(text))
  expect(half).toEqual([])
})

test('SHELL-4 Simplified Chinese has every key, converted, in mainland words', () => {
  const simplified = flat(textsOf('zh_cn', (text) => `<${text}>`))
  expect([...simplified.keys()]).toEqual([...chinese.keys()])
  expect(simplified.get('common.save')).toBe('<保存>')
  expect(simplified.get('login.title')).toBe('<登录>')
})

test('PAY-6 the terms say what the specification says', () => {
  const terms = [...english].filter(([key]) => key.startsWith('terms.')).map(([, text]) => text)
  const all = terms.join(' ')
  for (const words of [
    /not a veterinary clinic/,
    /analyse data .* partner specialists/,
    /in full in advance/,
    /not refunded/,
    /mode .* cannot change after payment/,
    /within one day after the service/,
    /longer than 6 months/,
    /Hong Kong/,
  ]) {
    expect(all).toMatch(words)
  }
})

test('values are put in their places, unknown places stay', () => {
  expect(fill('{{a}} and {{b}}', { a: 1 })).toBe('1 and {{b}}')
  expect(fill('{{toString}}', {})).toBe('{{toString}}')
})

test('a count takes the form of the language', () => {
  const forms = { one: '{{count}} file', other: '{{count}} files' }
  expect(fillCount(forms, 1)).toBe('1 file')
  expect(fillCount(forms, 0)).toBe('0 files')
  expect(fillCount({ other: '{{count}} 個檔案' }, 1)).toBe('1 個檔案')
})
