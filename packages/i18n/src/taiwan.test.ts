import { expect, test } from 'vitest'
import { parseWording, type Wording, wordingFor } from './languages.ts'
import { serverTextsOf } from './server-texts-of.ts'
import { taiwanTexts, taiwanWords } from './taiwan-words.ts'
import { textsOf } from './texts-of.ts'

const asItIs = (text: string) => text

function all(wording: Wording): Map<string, string> {
  return flat({ ...textsOf(wording, asItIs), ...serverTextsOf(wording, asItIs) })
}

/** Flattens texts to keys such as `main.greeting.morning`. */
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

/** The words that are correct in Hong Kong and foreign in Taiwan. */
const HONG_KONG =
  '上載 電郵 覆診 覆核 求診 超聲波 徵狀 質素 剔選 信用額 月結單 帳單 網絡 屏幕 主人 早晨 會診 醫生 甚麼 毋須 不須 無須 量度 二維碼 尚餘 未有 現時 最少 闊 計劃 分銷商 客戶支援 你 葵鼠 磁力共振 電腦掃描 胸部 驗血 爆裂音（ 快捷鍵'.split(
    ' ',
  )

test('Taiwan’s wording has every key of Hong Kong’s texts and the same places', () => {
  const [hongKong, taiwan] = [all('zh_hk'), all('zh_tw')]
  expect([...taiwan.keys()]).toEqual([...hongKong.keys()])
  const moved = [...taiwan].filter(
    ([key, text]) => `${places(text)}` !== `${places(hongKong.get(key))}`,
  )
  expect(moved).toEqual([])
})

test.each(HONG_KONG)('no text of Taiwan’s wording says %s', (word) => {
  const said = [...all('zh_tw')].filter(([, text]) =>
    text.replaceAll('月對帳單', '').includes(word),
  )
  expect(said).toEqual([])
})

test.each([
  ['main.greeting.morning', '{{name}}，早安'],
  ['uploads.dialog.upload', '上傳'],
  ['login.email', '電子郵件'],
  ['questions.kind.echo', '心臟超音波'],
  ['questions.kind.chestXray', '胸腔 X 光'],
  ['clinical.signs.label', '臨床症狀'],
  ['clinical.options.basilar', '心基部'],
  ['common.species.guineaPig', '天竺鼠'],
  ['shell.nav.credits', '點數'],
  ['billing.invoice', '付款明細（非統一發票）'],
  ['paymentMails.hello', '{{name}} 您好：'],
] as const)('Taiwan’s %s is %s', (key, text) => {
  expect(all('zh_tw').get(key)).toBe(text)
})

test('every word and whole text of Taiwan’s list occurs in the texts of Hong Kong', () => {
  const texts = [...all('zh_hk').values()]
  const words = taiwanWords.filter(([word]) => !texts.some((text) => text.includes(word)))
  expect(words.map(([word]) => word)).toEqual([])
  expect(Object.keys(taiwanTexts).filter((text) => !texts.includes(text))).toEqual([])
})

test.each([
  ['zh_hk', 'TW', 'zh_tw'],
  ['zh_hk', 'HK', 'zh_hk'],
  ['zh_cn', 'TW', 'zh_cn'],
  ['ja', 'TW', 'ja'],
  ['zh_hk', null, 'zh_hk'],
] as const)('%s in country %s is worded as %s', (language, country, wording) => {
  expect(wordingFor(language, country)).toBe(wording)
})

test.each([
  ['zh-TW', 'zh_tw'],
  ['zh_tw', 'zh_tw'],
  ['zh-Hant-TW', 'zh_tw'],
  ['tw', 'zh_hk'],
  ['zh-HK', 'zh_hk'],
  ['zh-MO', 'zh_hk'],
  ['fr', undefined],
])('LOGIN-8 the code %s asks for %s', (code, wording) => {
  expect(parseWording(code)).toBe(wording)
})
