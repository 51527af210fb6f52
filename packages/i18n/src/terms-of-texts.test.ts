import { expect, test } from 'vitest'
import { serverTextsOf } from './server-texts-of.ts'
import { textsOf } from './texts-of.ts'

const asItIs = (text: string) => text

/** Words that another word of the same meaning has replaced: the language, the word, and the namespaces in which it is right. */
const REPLACED = [
  ['ko', /증례/, [], '케이스'],
  ['ko', /리포트/, [], '보고서'],
  ['ko', /재상담/, [], '재협진'],
  ['ko', /재수행/, ['terms'], '재판독'],
  ['ko', /십시오/, ['terms'], '세요'],
  ['ja', /報告書/, [], 'レポート'],
  ['ja', /再実施/, ['terms'], '再読影'],
  ['ja', /公開/, [], '発行'],
  ['ja', /クリニック/, ['terms', 'registration'], '病院'],
  ['ja', /循環器医/, [], '循環器専門医'],
  ['ja', /ブラウザ(?!ー)|フォルダ(?!ー)|ビューア(?!ー)/, [], 'long vowel'],
  ['ja', /ますか。?$/, [], 'ますか？'],
  ['ja', /再作成/, [], '再読影'],
  ['ko', /재작성/, [], '재판독'],
  ['ko', /검토자|판독자/, [], '판독의'],
  ['ko', /패처/, [], '파형 편집자'],
  ['ja', /レビュアー|読影者|レビュー担当/, [], '読影医'],
  ['ja', /パッチャー|パッチ担当/, [], '波形編集担当'],
  ['ja', /[12] 次(レビュー|読影)|二次レビュー|事後レビュー/, [], '一次読影、二次読影、事後読影'],
  ['zh_hk', /您/, [], '你'],
  ['zh_hk', /勾選/, [], '剔選'],
  ['zh_hk', /修訂版/, [], '版本'],
  ['zh_hk', /重做(要求|報告)/, [], '重新判讀'],
  ['zh_hk', /都柏文/, [], '杜賓'],
  ['zh_hk', /心臟專科/, [], '心臟科'],
  ['zh_hk', /貸記單/, [], '貸項通知書'],
  ['zh_hk', /經銷商/, [], '分銷商'],
  ['zh_hk', /覆核員|審閱者|判讀者/, [], '判讀醫生、覆核醫生'],
  ['zh_hk', /標註員/, [], '標記員'],
  ['zh_hk', /第二次覆核|事後覆核|非同步覆核/, [], '覆核、發出後覆核'],
] as const

test.each(REPLACED)('%s says no %s outside %s, but %s', (language, word, rightIn) => {
  const texts = {
    ...textsOf(language, asItIs),
    ...serverTextsOf(language, asItIs),
  }
  const isRight = (namespace: string) => rightIn.some((name) => name === namespace)
  const said = Object.entries(texts)
    .filter(([namespace]) => !isRight(namespace))
    .flatMap(([, part]) => stringsOf(part).filter((text) => word.test(text)))
  expect(said).toEqual([])
})

function stringsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(stringsOf) : []
}
